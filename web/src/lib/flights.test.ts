import { describe, expect, it } from 'vitest'
import { pair, type Place } from './flights'

const at = (thing: string, zone: string): Place => ({ thing, zone, box: { x: 0, y: 0, width: 1, height: 1 }, element: null as never })

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
