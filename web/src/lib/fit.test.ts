import { expect, test } from 'vitest'
import { largest } from './fit'

const upTo = (most: number) => (step: number) => step <= most

test('what has room grows to the largest step that fits', () => {
  for (const most of [-16, -7, -1, 0, 3, 16]) expect(largest(-16, upTo(most))).toBe(most)
})

test('what has no room shrinks just as far as it must', () => {
  for (const from of [16, 5, 0, -15]) for (const most of [-16, -9, -3, 4]) if (most < from) expect(largest(from, upTo(most))).toBe(most)
})

test('nothing is smaller than the least, even if it does not fit', () => {
  expect(largest(5, () => false)).toBe(-16)
})

test('growing a little is not worth it', () => {
  expect(largest(0, upTo(1), 2)).toBe(0)
  expect(largest(0, upTo(3), 2)).toBe(3)
  expect(largest(0, upTo(9), Infinity)).toBe(0)
})
