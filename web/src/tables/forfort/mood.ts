import type { Mood } from '../../lib/sounds'

/** A lute, in D. */
export const MOOD: Mood = {
  instrument: 'string',
  opening: [294, 440, 587],
  closing: [440, 587, 740],
  of: (thing) => (thing.startsWith('army') ? 'cloth' : thing.startsWith('token') || thing.endsWith(':camp') ? 'wood' : 'stone'),
}
