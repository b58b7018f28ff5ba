import { describe, expect, it } from 'vitest'
import { arc, pair, stays, timing, type Place } from './flights'

const at = (thing: string, zone: string): Place => ({ thing, zone, box: { x: 0, y: 0, width: 1, height: 1 }, within: { x: 0, y: 0 }, element: null as never, scale: 1 })

describe('flights', () => {
  it('pair equal things that stayed before those that moved', () => {
    const before = [at('bug', 'park'), at('bug', 'hand')]
    const { flights, fresh, gone } = pair(before, [at('bug', 'hand'), at('bug', 'yard')])
    expect(flights.map(({ from, to }) => [from.zone, to.zone])).toEqual([
      ['hand', 'hand'],
      ['park', 'yard'],
    ])
    expect([fresh, gone]).toEqual([[], []])
  })
  it('know what is new and what is gone', () => {
    const { fresh, gone } = pair([at('bug', 'hand')], [at('doc', 'hand')])
    expect(fresh.map((place) => place.thing)).toEqual(['doc'])
    expect(gone.map((place) => place.thing)).toEqual(['bug'])
  })
})

describe('what lies in its zone as before', () => {
  const lies = (zone: string, x: number, ground: number): Place => ({ ...at('bug', zone), box: { x: ground + x, y: 0, width: 1, height: 1 }, within: { x, y: 0 } })
  it('stays, wherever the table has moved', () => {
    expect(stays({ from: lies('yard', 10, 0), to: lies('yard', 10, 40) })).toBe(true)
  })
  it('and flies to another place there, or elsewhere', () => {
    expect(stays({ from: lies('yard', 10, 0), to: lies('yard', 50, 0) })).toBe(false)
    expect(stays({ from: lies('yard', 10, 0), to: lies('park', 10, 0) })).toBe(false)
  })
})

describe('an arc', () => {
  const box = (x: number, y: number, width = 10) => ({ x, y, width, height: 10 })
  it('leads from the old place to the new one, over the straight way', () => {
    const frames = arc(box(0, 0), box(200, 0), box(200, 0), 1).map(({ transform }) => String(transform))
    expect(frames[0]).toBe('translate(-200px, 0px) scale(1)')
    expect(frames.at(-1)).toBe('translate(0px, 0px) scale(1)')
    expect(frames[2]).toMatch(/translate\(-120px, -4[\d.]+px\)/)
  })
  it('lasts from a quarter of a second to less than half, the further the longer', () => {
    expect(timing(box(0, 0), box(4, 0), 0).duration).toBeCloseTo(251.4)
    expect(timing(box(0, 0), box(3000, 0), 60)).toMatchObject({ duration: 450, delay: 60, fill: 'backwards' })
  })
})
