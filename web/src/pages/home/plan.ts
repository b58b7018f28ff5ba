/** What a table starts with: you and computer players, until the host says otherwise. */

import type { GameAbout, NewTable, SeatPlan } from '../../wire'

export interface Plan {
  seats: SeatPlan[]
  options: Record<string, boolean | string>
  clock: '' | 'move' | 'game'
  seconds: number
  then: 'bot' | 'forfeit'
  hints: boolean
  salt: string
  /** The text of a house deck; empty: the game's own cards. */
  deck: string
}

const USUAL_PLAYERS = 3
const USUAL_LEVEL = 'medium'

export function usualLevel(game: GameAbout): string {
  return game.bots.includes(USUAL_LEVEL) ? USUAL_LEVEL : (game.bots.at(-1) ?? '')
}

export function planFor(game: GameAbout): Plan {
  const players = game.players.includes(USUAL_PLAYERS) ? USUAL_PLAYERS : (game.players[0] ?? 2)
  return {
    seats: resize([], players, usualLevel(game)),
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    clock: '',
    seconds: 60,
    then: 'bot',
    hints: true,
    salt: '',
    deck: '',
  }
}

/** As many seats as there are players: those that were planned stay, others get a computer player; the first is mine. */
export function resize(seats: readonly SeatPlan[], players: number, bot: string): SeatPlan[] {
  return Array.from({ length: players }, (_, at) => seats[at] ?? (at === 0 ? { kind: 'me' } : { kind: 'bot', bot }))
}

/** Everybody but me is of this kind: a computer player, anyone with the link, somebody at this screen. */
export function seatAll(seats: readonly SeatPlan[], choice: string): SeatPlan[] {
  return seats.map((seat) => (seat.kind === 'me' ? seat : seatOf(choice)))
}

/** I sit there, and whoever was to sit there takes my seat. */
export function sitAt(seats: readonly SeatPlan[], wanted: number): SeatPlan[] {
  const mine = seats.findIndex(({ kind }) => kind === 'me')
  return seats.map((seat, at) => (at === wanted ? seats[mine]! : at === mine ? seats[wanted]! : seat))
}

/** The seat plan behind a choice in the list: `bot:hard`, `here`, `open`, `me`. */
export function seatOf(choice: string): SeatPlan {
  const [kind = 'open', bot] = choice.split(':')
  return bot ? { kind: 'bot', bot } : { kind: kind as SeatPlan['kind'] }
}

export function choiceOf(seat: SeatPlan): string {
  return seat.kind === 'bot' ? `bot:${seat.bot}` : seat.kind
}

export function orderFor(game: string, plan: Plan, name: string): NewTable {
  const clock = plan.clock ? { per: plan.clock, seconds: plan.seconds, then: plan.then } : null
  return { game, name, seats: plan.seats, options: plan.options, clock, hints: plan.hints, salt: plan.salt, deck: plan.deck }
}
