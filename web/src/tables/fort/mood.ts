import type { Mood } from '../../lib/sounds'

/** A toy xylophone, in C. */
export const MOOD: Mood = {
  instrument: 'bars',
  opening: [523, 659, 784],
  closing: [784, 880, 1047],
  of: (thing) => (thing === 'pizza' ? 'wood' : thing === 'toys' || thing.startsWith('fort:') ? 'cloth' : 'paper'),
}
