import { describe, expect, it } from 'vitest'
import type { GameAbout } from '../../wire'
import { choiceOf, orderFor, planFor, resize, seatAll, seatOf, sitAt } from './plan'

const game = (players: number[]): GameAbout => ({
  name: 'fort',
  title: 'Fort',
  players,
  options: [{ name: 'dogs', default: false, values: [false, true], about: { say: 'x' } }],
  bots: ['easy', 'medium', 'hard'],
  has_tutorial: true,
  tutorial_steps: 12,
})

describe('a table before it is opened', () => {
  it('is me and computer players of middling strength', () => {
    expect(planFor(game([2, 3, 4])).seats.map(choiceOf)).toEqual(['me', 'bot:medium', 'bot:medium'])
    expect(planFor(game([2])).seats.map(choiceOf)).toEqual(['me', 'bot:medium'])
  })
  it('keeps what was planned when the number of players changes', () => {
    const seats = [seatOf('me'), seatOf('open'), seatOf('bot:hard')]
    expect(resize(seats, 2, 'easy').map(choiceOf)).toEqual(['me', 'open'])
    expect(resize(seats, 4, 'easy').map(choiceOf)).toEqual(['me', 'open', 'bot:hard', 'bot:easy'])
  })
  it('is opened for friends, or for those at this screen, by one press', () => {
    expect(seatAll(planFor(game([3])).seats, 'open').map(choiceOf)).toEqual(['me', 'open', 'open'])
    expect(seatAll([seatOf('me'), seatOf('open')], 'bot:easy').map(choiceOf)).toEqual(['me', 'bot:easy'])
  })
  it('seats me where I like, and whoever was there in my place', () => {
    const seats = [seatOf('me'), seatOf('bot:hard')]
    expect(sitAt(seats, 1).map(choiceOf)).toEqual(['bot:hard', 'me'])
    expect(sitAt(sitAt(seats, 1), 0)).toEqual(seats)
    expect(sitAt(seats, 0)).toEqual(seats)
  })
  it('orders a clock only where one was asked for', () => {
    const plan = planFor(game([2]))
    expect(orderFor('fort', plan, 'Ann').clock).toBeNull()
    expect(orderFor('fort', { ...plan, clock: 'move' }, 'Ann').clock).toEqual({ per: 'move', seconds: 60, then: 'bot' })
  })
})
