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
