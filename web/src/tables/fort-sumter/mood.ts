import type { Mood } from '../../lib/sounds'

/** A bell far away, in a minor key: no triumph. */
export const MOOD: Mood = {
  instrument: 'bell',
  opening: [220, 262, 330],
  closing: [330, 262, 220],
  of: (thing) => (['unionist', 'secessionist', 'commissioner'].includes(thing) ? 'wood' : 'paper'),
}
