import { expect, it } from 'vitest'
import type { Moment, View } from '../wire'
import { sinceMine } from './stage.svelte'

const VIEW: View = { game: 'x', seat: 0, players: 2, over: false, winners: [], asked: 0, kind: null }

const step = (version: number, seat: number, view: View | null = VIEW): Moment => ({
  version,
  seat,
  happenings: [{ kind: 'x', seat, facts: {} }],
  view,
})

it('what happened since my last choice leaves out my own, the deal and what cannot be shown', () => {
  const steps = [step(0, -1), step(1, 0), step(2, 1), step(3, 2, null), step(4, 2)]
  expect(sinceMine(steps, 0).map((each) => each.version)).toEqual([2, 4])
  expect(sinceMine(steps, 2)).toEqual([])
})

it('what happened goes back to my last turn, whatever I answered in between', () => {
  const begins = (version: number, seat: number, whose: number): Moment => ({
    ...step(version, seat),
    happenings: [{ kind: 'fort.turn-begun', seat: whose, facts: {} }],
  })
  const steps = [begins(0, -1, 0), step(1, 0), begins(2, 0, 1), step(3, 1), step(4, 0), begins(5, 1, 0)]
  expect(sinceMine(steps, 0).map((each) => each.version)).toEqual([3, 5])
  expect(sinceMine([...steps, step(6, 0)], 0).map((each) => each.version)).toEqual([3, 5])
  expect(sinceMine(steps, 1).map((each) => each.version)).toEqual([])
})
