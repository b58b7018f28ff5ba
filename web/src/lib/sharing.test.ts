import { describe, expect, it } from 'vitest'
import { share, steady } from './sharing'

describe('two views that follow each other', () => {
  const old = { boards: [{ hand: ['bug'], stuff: { toys: 1 } }, { hand: null }], over: false }
  it('share what is equal', () => {
    const now = share(old, { boards: [{ hand: ['bug'], stuff: { toys: 2 } }, { hand: null }], over: false })
    expect(now).toEqual({ boards: [{ hand: ['bug'], stuff: { toys: 2 } }, { hand: null }], over: false })
    expect(now.boards[1]).toBe(old.boards[1])
    expect((now.boards[0] as (typeof old.boards)[0]).hand).toBe(old.boards[0]!.hand)
    expect(now.boards[0]).not.toBe(old.boards[0])
  })
  it('are the same if nothing has changed', () => {
    expect(share(old, structuredClone(old))).toBe(old)
  })
  it('differ where something was added, is gone, or is of another kind', () => {
    for (const [before, after] of [[[1], [1, 2]], [[1, 2], [1]], [{ a: 1 }, { b: 1 }], [{ a: undefined }, { b: undefined }], [{}, []], [{ a: 1 }, null]] as const)
      expect(share<unknown>(before, after)).toEqual(after)
  })
})

it('of a list that is made anew, items that are equal stay the same objects', () => {
  let scores = [1, 2]
  const marks = steady(() => scores.map((score, seat) => ({ seat, score })))
  const before = marks()
  expect(marks()).toBe(before)
  scores = [1, 3]
  expect(marks()).toEqual([{ seat: 0, score: 1 }, { seat: 1, score: 3 }])
  expect(marks()[0]).toBe(before[0])
})
