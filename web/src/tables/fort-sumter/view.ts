/** How Fort Sumter's table is drawn, and what the box says of its cards. No rule is in here. */

import type { CardAbout, Say } from '../../wire'
import type { Dimension, FortSumterView, Side, Space, SpaceName } from './view.gen'

export const SIDES: readonly Side[] = ['unionist', 'secessionist']
export const ROUNDS = 3
export const SPACE_LIMIT = 4
export const FINAL_CARDS = 3

export interface Zone {
  name: 'starting' | 'escalation' | 'tension' | 'final-crisis'
  /** Its spaces on the track, from the highest number down. */
  spaces: number[]
  /** Its place among a side's boxes of bonus tokens; the starting zone has none. */
  box: number | null
}

export const ZONES: readonly Zone[] = [
  { name: 'starting', spaces: [15, 14, 13, 12, 11], box: null },
  { name: 'escalation', spaces: [10, 9, 8], box: 0 },
  { name: 'tension', spaces: [7, 6], box: 1 },
  { name: 'final-crisis', spaces: [5, 4, 3, 2, 1, 0], box: 2 },
]

/** A zone is breached once its highest space is uncovered: `track` tokens cover the spaces below that number. */
export function isBreached(zone: Zone, track: number): boolean {
  return zone.box !== null && track <= zone.spaces[0]!
}

/** How many zones both sides have breached. */
export function countBreaches(view: FortSumterView): number {
  return view.boards.flatMap(({ track }) => ZONES.filter((zone) => isBreached(zone, track))).length
}

/** Which side has more tokens there. */
export function holder(space: Space): Side | null {
  const [unionist, secessionist] = space.tokens as [number, number]
  return unionist === secessionist ? null : unionist > secessionist ? 'unionist' : 'secessionist'
}

/** Which side holds all spaces of a dimension. */
export function ruler(spaces: readonly Space[]): Side | null {
  const first = spaces[0] ? holder(spaces[0]) : null
  return spaces.every((space) => holder(space) === first) ? first : null
}

export function dimensionsOf(view: FortSumterView): { name: Dimension; spaces: Space[] }[] {
  const names = [...new Set(view.spaces.map((space) => space.dimension))]
  return names.map((name) => ({ name, spaces: view.spaces.filter((space) => space.dimension === name) }))
}

/** The pairs of cards turned up in the Final Crisis so far: both sides reveal one at a time, the Unionist's first. */
export function turnedPairs(view: FortSumterView): [string, string][] {
  if (!view.final_crisis || view.boards.some((board) => board.hand_size > 0)) return []
  const turned = FINAL_CARDS - view.boards[0]!.order_size
  const cards = view.discard.slice(view.discard.length - 2 * turned)
  return Array.from({ length: turned }, (_, at) => [cards[2 * at]!, cards[2 * at + 1]!])
}

/** Questions that no event or value has led to. */
const FRESH = ['keep', 'play', 'commissioner', 'bonus', 'line-up', 'give-up', 'give-up-more', 'rally']

export interface UnderWay {
  card?: string
  /** The space of an objective, whose event its owner performs. */
  objective?: SpaceName
}

/** What is being carried out: the card played last, or, once objectives are revealed, that of the side that is asked. */
export function underWay(view: FortSumterView): UnderWay {
  if (view.asked === null || view.final_crisis || FRESH.includes(view.kind!.split('.')[1]!)) return {}
  if (view.boards.some((board) => board.has_objective)) return { card: view.discard.at(-1) }
  return { objective: view.removed_objectives.at(view.asked - SIDES.length) }
}

export interface StrategyCard {
  name: string
  title: Say | string
  value: number
  side: Side | 'both'
  bar: Dimension
  valueSay: Say
  event: Say
  note: Say | undefined
}

/** A strategy card as the box describes it; what its value and its event do stands in its line. */
export function strategyCard(about: CardAbout | undefined, name: string): StrategyCard | null {
  const args = about?.lines[0]?.args
  if (!about || !args) return null
  return {
    name,
    title: about.name,
    value: about.facts.value,
    side: about.facts.side,
    bar: about.facts.bar,
    valueSay: args.value,
    event: args.effect,
    note: about.lines[1],
  }
}

/** What an objective's event does. */
export function objectiveEvent(about: CardAbout | undefined): Say | undefined {
  return about?.lines[0]?.args?.effect
}

export function placeSay(name: string, form = ''): Say {
  return { say: `fort-sumter-place-${name}${form && `.${form}`}` }
}
