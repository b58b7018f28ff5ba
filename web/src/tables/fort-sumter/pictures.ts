/** What the rules of Fort Sumter are illustrated with. */

import type { Pictures } from '../../lib/pictures'
import Picture from './Picture.svelte'

const DIMENSIONS = ['secession', 'political', 'armaments', 'public-opinion']
const GLYPHS = DIMENSIONS.map((dimension) => `glyph:${dimension}`)
const TOKENS = ['token:unionist', 'token:secessionist']
const OBJECTIVE = 'objective-'

export const PICTURES: Pictures = {
  Picture,
  chapters: {
    introduction: ['fort-sumter'],
    'important-terms': [...GLYPHS, ...TOKENS],
    'set-up': TOKENS,
    components: ['abraham-lincoln', 'star-of-the-west', ...TOKENS],
    'game-play': ['robert-anderson', 'fort-sumter'],
    'sequence-of-actions-each-round': ['glyph:hand', 'glyph:objective'],
    'playing-strategy-cards': ['abraham-lincoln', 'jefferson-davis', 'frederick-douglass'],
    'political-capital-tokens': TOKENS,
    'crisis-zones': ['harbour:2', 'harbour:6'],
    'peace-commissioner': ['glyph:commissioner', 'peace-commissioner', 'peace-conference'],
    'pivotal-space-bonus': ['washington', 'border-states', 'newspapers', 'federal-arsenal'],
    'crisis-dimension-scoring': GLYPHS,
    'objective-card-scoring': ['glyph:objective', 'fort-pickens'],
    'final-crisis': GLYPHS,
    'final-crisis-scoring': ['fort-sumter'],
    'event-discard-optional': ['edmund-ruffin'],
  },
  legend: {
    ...Object.fromEntries(DIMENSIONS.map((dimension) => [`glyph:${dimension}`, { say: 'fort-sumter-legend-dimension', args: { dimension: { say: `fort-sumter-place-${dimension}` } } }])),
    ...Object.fromEntries(['unionist', 'secessionist'].map((side) => [`token:${side}`, { say: 'fort-sumter-legend-token', args: { side: { say: `fort-sumter-side-${side}` } } }])),
    ...Object.fromEntries(['commissioner', 'objective', 'hand', 'deck'].map((name) => [`glyph:${name}`, { say: `fort-sumter-legend-${name}` }])),
  },
  caption: (name) => {
    if (name.startsWith('harbour:')) return { say: 'fort-sumter-legend-harbour', args: { breaches: Number(name.slice(8)) } }
    return { say: `fort-sumter-place-${name}` }
  },
  ofCard: ({ id }) => (id.startsWith(OBJECTIVE) ? id.slice(OBJECTIVE.length) : id),
}
