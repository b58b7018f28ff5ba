/** What the first page tells of my own games: how they went, and today's deal. */

import type { GameAbout, NewTable, TableLine } from '../../wire'
import { planFor } from './plan'

export interface Tally {
  game: string
  played: number
  won: number
  best: number
}

/** My finished games, by game: those from their deal on, in which I had one seat. */
export function tallies(tables: readonly TableLine[]): Tally[] {
  const found = new Map<string, Tally>()
  for (const { game, won, points } of tables) {
    if (won === null || points === null) continue
    const tally = found.get(game) ?? { game, played: 0, won: 0, best: points }
    found.set(game, { game, played: tally.played + 1, won: tally.won + Number(won), best: Math.max(tally.best, points) })
  }
  return [...found.values()]
}

/** A table at which nobody waits for me: a lesson, or a position that shows a rule. */
export const isTrial = ({ occasion }: TableLine): boolean => occasion === 'lesson' || occasion === 'rule'

/** How much a table calls for me. */
export const urgency = (table: TableLine): number => (isTrial(table) ? -1 : Number(table.is_my_turn))

const DAY = 86_400_000

/** Today, where the reader is: 2026-11-17. */
export function dayOf(now: Date): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

/** The game of a day: one after the other. */
export function gameOfDay<T>(games: readonly T[], day: string): T | undefined {
  return games[Math.floor(Date.parse(day) / DAY) % games.length]
}

/** The table of the deal of a day: the game as it usually is, me and computer players. */
export function orderOfDay(game: GameAbout, day: string, name: string): NewTable {
  return { game: game.name, name, day, seats: planFor(game).seats }
}
