/** What the rules of forfort are illustrated with. */

import type { Pictures } from '../../lib/pictures'
import Picture from './Picture.svelte'
import { SYMBOLS } from './view'

const FEW: Record<string, string> = { camps: 'camp', armies: 'army' }
const ARROWS = 'arrows-'

export const PICTURES: Pictures = {
  Picture,
  chapters: {
    'goal-of-the-game': ['straight-regular', 'angled-regular'],
    material: ['straight-regular', 'angled-regular', 'camp', 'army', 'drawbridge'],
    'player-setup': ['dungeon', 'camp'],
    'on-your-turn': ['angled-mason+ram', 'straight-ram+tower'],
    'construct-a-wall': ['dungeon', 'angled-regular', 'straight-regular'],
    'trigger-the-effect-of-a-card-from-your-hand': [...SYMBOLS],
    'notes-on-army-cards': ['army'],
    'place-a-camp-card': ['camp'],
    'activate-the-drawbridge': ['drawbridge', 'straight-drawbridge-mason+trebuchet'],
    'combined-effects': ['straight-ram+tower', 'angled-mason+ram'],
    'end-of-the-game': ['straight-regular', 'camp', 'army'],
    glossary: ['angled-protected', 'straight-protected'],
    'the-game-with-4-players': ['arms:0', 'arms:2'],
    'overview-of-wall-cards': ['straight-regular', 'straight-drawbridge', 'straight-protected'],
  },
  legend: {
    ...Object.fromEntries(SYMBOLS.map((symbol) => [symbol, { say: 'forfort-legend-symbol', args: { symbol: { say: `forfort-symbol-${symbol}` }, effect: { say: `forfort-effect-${symbol}` } } }])),
    ...Object.fromEntries(
      ['straight-regular', 'angled-regular', 'straight-protected', 'straight-drawbridge', 'camp', 'army', 'dungeon'].map((name) => [name, { say: `forfort-legend-${name}` }]),
    ),
  },
  caption: (name) => ({ say: `forfort-legend-${name.replace(':', '-')}` }),
  ofCard: ({ id }) => (id.startsWith(ARROWS) ? null : (FEW[id] ?? id)),
}
