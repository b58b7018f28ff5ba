import { describe, expect, it } from 'vitest'
import { nearest } from './steering'

const boxes = [
  { x: 0, y: 0 },
  { x: 100, y: 5 },
  { x: 210, y: 0 },
  { x: 10, y: 100 },
]

describe('arrows on the table', () => {
  it('go to the nearest in their direction', () => {
    expect(nearest(boxes[0]!, boxes, 'ArrowRight')).toBe(1)
    expect(nearest(boxes[1]!, boxes, 'ArrowRight')).toBe(2)
    expect(nearest(boxes[0]!, boxes, 'ArrowDown')).toBe(3)
    expect(nearest(boxes[2]!, boxes, 'ArrowLeft')).toBe(1)
  })
  it('stay where nothing lies ahead', () => expect(nearest(boxes[2]!, boxes, 'ArrowRight')).toBe(-1))
})
