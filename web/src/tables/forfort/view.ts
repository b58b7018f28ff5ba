/** How forfort's cards are drawn, and how a fort is turned to where its owner sits. No rule is in here. */

import type { Board, Card, Direction, SpaceName, SymbolName } from './view.gen'

export const SPACES: readonly SpaceName[] = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w']
export const DIRECTIONS: readonly Direction[] = ['north', 'east', 'south', 'west']
export const SYMBOLS: readonly SymbolName[] = ['mason', 'ram', 'trebuchet', 'tower', 'garrison']

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

export function seatingOf(own: Board, other: number): Seating {
  const side = own.lines[other]?.side
  if (side === 'west') return 'left'
  if (side === 'east') return 'right'
  if (side) return 'ahead'
  const hasLeft = own.lines.some((lines) => lines?.side === 'west')
  return hasLeft ? 'ahead-left' : 'ahead-right'
}

/**
 * By how many quarters a fort is turned clockwise, so that the line that faces the reader lies towards the reader's own
 * fort. A teammate's has no such line: it is turned as its owner sits.
 */
export function quartersOf(fort: Board, reader: number, towards: Direction): number {
  const side = fort.lines[reader]?.side ?? 'north'
  return (DIRECTIONS.indexOf(towards) - DIRECTIONS.indexOf(side) + 4) % 4
}

export function towardsOwn(seating: Seating): Direction {
  return TOWARDS[seating]
}

/** Which space of a turned fort lies at a place of the picture, and the other way round. */
export function spaceAt(place: SpaceName, quarters: number): SpaceName {
  return SPACES[(SPACES.indexOf(place) - 2 * quarters + 8) % 8]!
}
export function placeOf(space: SpaceName, quarters: number): SpaceName {
  return SPACES[(SPACES.indexOf(space) + 2 * quarters) % 8]!
}

/** Where a direction of a turned fort points in the picture. */
export function pointsTo(direction: Direction, quarters: number): Direction {
  return DIRECTIONS[(DIRECTIONS.indexOf(direction) + quarters) % 4]!
}

/** The quarters by which a drawing made for the north-west corner or the north side is turned to fit a place. */
export function quarterOf(place: SpaceName): number {
  return Math.floor(SPACES.indexOf(place) / 2)
}

export function isCorner(space: SpaceName): boolean {
  return SPACES.indexOf(space) % 2 === 0
}

/** A card by its name, as it is drawn: `angled-protected-garrison`, `straight-drawbridge-mason+trebuchet`, `camp`. */
export function cardNamed(name: string): Card {
  const [shape, ...rest] = name.split('-')
  if (shape !== 'angled' && shape !== 'straight') return { name, shape: null, kind: null, symbols: [] }
  const kind = rest[0] === 'protected' || rest[0] === 'drawbridge' ? rest[0] : 'regular'
  const symbols = rest.at(-1)!.split('+')
  return { name, shape, kind, symbols: SYMBOLS.filter((symbol) => symbols.includes(symbol)) }
}

/** Equal names with how often they come, in the order of their first coming. */
export function tally(names: readonly string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
}
