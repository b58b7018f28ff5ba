/** What the rules of Fort are illustrated with. */

import type { Pictures } from '../../lib/pictures'
import Picture from './Picture.svelte'

const SUITS = ['skateboard', 'shovel', 'glue', 'squirtgun', 'crown', 'book', 'coin']
const DEEDS = ['pizza', 'toy', 'res', 'pack', 'lookout', 'trash', 'trash-rival', 'trash-this', 'recruit', 'advance', 'score', 'spend-pizza', 'spend-toy', 'copy-pack', 'copy-rival-pack', 'convert']
const MEASURES = ['pack', 'lookout', 'fort', 'any']
const icons = (names: string): string[] => names.split(' ').map((name) => `icon:${name}`)

export const PICTURES: Pictures = {
  Picture,
  chapters: {
    overview: ['fort:5'],
    'basic-setup': ['token:pizza', 'token:toys', 'bitsy', 'flipper', 'sculpture'],
    'advanced-setup': ['chef', 'prince', 'doc'],
    'card-anatomy': ['card:bug', ...icons('public private coin')],
    'player-board-anatomy': ['fort:1', 'token:pizza', 'token:toys', ...icons('pack lookout')],
    'how-to-play': ['fort:2'],
    'phase-1-cleanup': icons('discard'),
    'phase-2-play': ['card:bug', 'card:the-moles'],
    'following-the-leader': ['card:munch', 'card:dash'],
    'phase-3-recruit': [...icons('recruit'), 'doc', 'baby-face', 'sarge'],
    'phase-4-discard': [...icons('discard'), 'bitsy'],
    'phase-5-draw': icons('deck'),
    'fort-level': ['fort:0', 'fort:1', 'fort:2', 'fort:3', 'fort:4', 'fort:5'],
    'end-of-game': [...icons('flag score'), 'fort:5'],
    actions: icons('pizza toy pack lookout trash recruit advance score spend-pizza trash-rival copy-pack copy-rival-pack convert'),
    'other-action-symbols': icons('PACK FORT ANY LOOKOUT'),
    'playing-the-dogs-module': ['card:drover'],
    'using-dogs': ['drover', 'echo', 'pudge'],
    'playing-the-cats-module': ['bandit', 'scavenger', 'jitters'],
    'using-cats': ['kingsly', 'cilantro'],
    'attracting-cats': ['sprightly'],
    'scoring-cats': ['dumpling'],
  },
  legend: {
    ...Object.fromEntries(SUITS.map((suit) => [`icon:${suit}`, { say: `fort-suit-${suit}` }])),
    ...Object.fromEntries(DEEDS.map((deed) => [`icon:${deed}`, { say: `fort-do-${deed}`, args: { count: 1 } }])),
    ...Object.fromEntries(MEASURES.map((measure) => [`icon:${measure.toUpperCase()}`, { say: 'fort-legend-each', args: { what: { say: `fort-measure-${measure}` } } }])),
    ...Object.fromEntries(['public', 'private', 'deck', 'hand', 'discard', 'flag'].map((name) => [`icon:${name}`, { say: `fort-legend-${name}` }])),
  },
  caption: (name) => {
    const [kind, of = ''] = name.split(':')
    if (kind === 'fort') return { say: 'fort-legend-level', args: { level: Number(of) } }
    return kind === 'token' ? { say: `fort-token-${of}` } : { say: `fort-legend-${name}` }
  },
  ofCard: ({ id, facts }) => (facts.suits ? `card:${id}` : id.startsWith('level-') ? `fort:${id.slice(6)}` : id),
}
