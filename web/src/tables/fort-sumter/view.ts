/** What the server says of Fort Sumter's table, and what the box says of its cards. No rule is in here. */

import type { CardAbout, Say } from '../../wire'

export type SideName = 'unionist' | 'secessionist'
export type DimensionName = 'secession' | 'political' | 'armaments' | 'public-opinion'

export interface SpaceView {
  name: string
  dimension: DimensionName
  pivotal: boolean
  tokens: [number, number]
}

/** Cards by name where they may be seen, else how many there are. */
export type Cards = string[] | number

export interface SideView {
  side: SideName
  vp: number
  pool: number
  track: number
  boxes: [number, number, number]
  hand: Cards
  aside: Cards
  order: Cards
  offer: Cards
  objective: string | boolean | null
}

export interface Pending {
  kind: string
  seat: number
  event?: string
  dimension?: DimensionName
  left?: number
  targets?: string[]
  lifted?: string
  side?: SideName
}

export interface SumterView {
  seat: number | null
  round: number
  'final-crisis': boolean
  'first-player': number
  spaces: SpaceView[]
  commissioner: string | null
  sides: [SideView, SideView]
  scores: Record<string, number>[]
  'strategy-deck': number
  discard: string[]
  claimable: string | null
  'objective-deck': number
  'removed-objectives': string[]
  pending: Pending | null
  over: boolean
  winners: number[]
}

export const SIDES: readonly SideName[] = ['unionist', 'secessionist']
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

/** Which side has more tokens there. */
export function holder(space: SpaceView): SideName | null {
  const [unionist, secessionist] = space.tokens
  return unionist === secessionist ? null : unionist > secessionist ? 'unionist' : 'secessionist'
}

/** Which side holds all spaces of a dimension. */
export function ruler(spaces: readonly SpaceView[]): SideName | null {
  const first = spaces[0] ? holder(spaces[0]) : null
  return spaces.every((space) => holder(space) === first) ? first : null
}

export function dimensionsOf(view: SumterView): { name: DimensionName; spaces: SpaceView[] }[] {
  const names = [...new Set(view.spaces.map((space) => space.dimension))]
  return names.map((name) => ({ name, spaces: view.spaces.filter((space) => space.dimension === name) }))
}

export function countOf(cards: Cards): number {
  return typeof cards === 'number' ? cards : cards.length
}

export function seenOf(cards: Cards): string[] {
  return typeof cards === 'number' ? [] : cards
}

/** The pairs of cards turned up in the Final Crisis so far: both sides reveal one at a time, the Unionist's first. */
export function turnedPairs(view: SumterView): [string, string][] {
  if (!view['final-crisis'] || view.sides.some((side) => countOf(side.hand) > 0)) return []
  const turned = FINAL_CARDS - countOf(view.sides[0].order)
  const cards = view.discard.slice(view.discard.length - 2 * turned)
  return Array.from({ length: turned }, (_, at) => [cards[2 * at]!, cards[2 * at + 1]!])
}

/** Questions that no event or value has led to. */
const FRESH = ['keep', 'play', 'commissioner', 'bonus', 'line-up', 'give-up', 'give-up-more', 'rally']

export interface UnderWay {
  card?: string
  /** The space of an objective, whose event its owner performs. */
  objective?: string
}

/** What is being carried out: the card played last, or, once objectives are revealed, that of the side that is asked. */
export function underWay(view: SumterView): UnderWay {
  const { pending } = view
  if (!pending || view['final-crisis'] || FRESH.includes(pending.kind.split('.')[1]!)) return {}
  if (view.sides.some((side) => side.objective)) return { card: view.discard.at(-1) }
  return { objective: view['removed-objectives'].at(pending.seat - SIDES.length) }
}

export interface StrategyCard {
  name: string
  title: Say | string
  value: number
  side: SideName | 'both'
  bar: DimensionName
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
