/** What the server says of forfort's table, and how a fort is turned to where its owner sits. No rule is in here. */

export const SPACES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const
export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const
export const SYMBOLS = ['mason', 'ram', 'trebuchet', 'tower', 'garrison'] as const

export type Space = (typeof SPACES)[number]
export type Direction = (typeof DIRECTIONS)[number]
export type SymbolName = (typeof SYMBOLS)[number]

export interface CardView {
  card: string
  shape?: 'angled' | 'straight'
  symbols?: SymbolName[]
  protected?: boolean
  drawbridge?: boolean
}

export interface SpaceView {
  card: CardView | null
  covered: string[]
  army: { owner: number; direction: Direction } | null
  token: boolean
}

export interface Lines {
  side: Direction
  front: Space[]
  second: Space[]
  third: Space[]
}

export interface FortView {
  seat: number
  teammate: number | null
  spaces: Record<Space, SpaceView>
  lines: Record<string, Lines>
  dungeon: number
  arrows: Space[]
  hand: CardView[] | null
  hand_size: number
  discard: string[]
  camps: number
  armies: number
  defeated: number
  token: Space | null
}

export interface ForfortView {
  players: number
  seat: number | null
  teams: boolean
  active: number | null
  aiming: string | null
  laid: CardView[]
  ending: boolean
  extra: boolean
  over: boolean
  winners: number[]
  forts: FortView[]
  scores: Record<string, number>[]
}

/** Where another player's fort lies as one's own lies in front: ahead, beside, or a teammate's beyond. */
export type Seating = 'ahead' | 'left' | 'right' | 'ahead-left' | 'ahead-right'

/** The way from a fort that lies there to one's own. */
const TOWARDS: Record<Seating, Direction> = {
  ahead: 'south',
  left: 'east',
  right: 'west',
  'ahead-left': 'south',
  'ahead-right': 'south',
}

export function seatingOf(own: FortView, other: number): Seating {
  const side = own.lines[other]?.side
  if (side === 'west') return 'left'
  if (side === 'east') return 'right'
  if (side) return 'ahead'
  const hasLeft = Object.values(own.lines).some((lines) => lines.side === 'west')
  return hasLeft ? 'ahead-left' : 'ahead-right'
}

/**
 * By how many quarters a fort is turned clockwise, so that the line that faces the reader lies towards the reader's own
 * fort. A teammate's has no such line: it is turned as its owner sits.
 */
export function quartersOf(fort: FortView, reader: number, towards: Direction): number {
  const side = fort.lines[reader]?.side ?? 'north'
  return (DIRECTIONS.indexOf(towards) - DIRECTIONS.indexOf(side) + 4) % 4
}

export function towardsOwn(seating: Seating): Direction {
  return TOWARDS[seating]
}

/** Which space of a turned fort lies at a place of the picture, and the other way round. */
export function spaceAt(place: Space, quarters: number): Space {
  return SPACES[(SPACES.indexOf(place) - 2 * quarters + 8) % 8]!
}
export function placeOf(space: Space, quarters: number): Space {
  return SPACES[(SPACES.indexOf(space) + 2 * quarters) % 8]!
}

/** Where a direction of a turned fort points in the picture. */
export function pointsTo(direction: Direction, quarters: number): Direction {
  return DIRECTIONS[(DIRECTIONS.indexOf(direction) + quarters) % 4]!
}

/** The quarters by which a drawing made for the north-west corner or the north side is turned to fit a place. */
export function quarterOf(place: Space): number {
  return Math.floor(SPACES.indexOf(place) / 2)
}

export function isCorner(space: Space): boolean {
  return SPACES.indexOf(space) % 2 === 0
}

/** A card by its name, as it is drawn: `angled-protected-garrison`, `straight-drawbridge-mason+trebuchet`, `camp`. */
export function cardNamed(name: string): CardView {
  const shape = name.startsWith('angled-') ? 'angled' : name.startsWith('straight-') ? 'straight' : undefined
  if (!shape) return { card: name }
  const rest = name.slice(shape.length + 1)
  const kind = ['protected', 'drawbridge'].find((each) => rest.startsWith(`${each}-`))
  const symbols = rest.slice(kind ? kind.length + 1 : 0).split('+')
  return {
    card: name,
    shape,
    symbols: SYMBOLS.filter((symbol) => symbols.includes(symbol)),
    protected: kind === 'protected',
    drawbridge: kind === 'drawbridge',
  }
}

export function kindOf(card: CardView): 'regular' | 'protected' | 'drawbridge' {
  return card.protected ? 'protected' : card.drawbridge ? 'drawbridge' : 'regular'
}

/** Equal names with how often they come, in the order of their first coming. */
export function tally(names: readonly string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
}
