import { describe, expect, it } from 'vitest'
import { MOOD } from './mood'
import { cameFrom, OFFERED_ZONE, pageOf, resourceKeys } from './view'

describe('where the options of Fort lie', () => {
  it('puts what is taken from a rival on that rival’s board alone', () => {
    expect(resourceKeys('pack', 'toys', false, true)).toEqual(['steal:pack-toys'])
    expect(resourceKeys('pack', 'toys', false, false)).toEqual([])
    expect(pageOf('steal:pack-toys', 0, { rival: 2, cats: null })).toBe(2)
  })
  it('finds the page of what may be chosen; one’s own things are on none', () => {
    const none = { rival: null, cats: null }
    expect(pageOf('yard:1:bug', 0, none)).toBe(1)
    expect(pageOf('lookout:0:2', 0, none)).toBeNull()
    expect(pageOf('pack:supply-toys', 0, none)).toBe('supply')
    expect(pageOf('play:bug', 0, none)).toBeNull()
  })
  it('knows what may be done with one’s own resources', () => {
    expect(resourceKeys('stuff', 'pizza', true, false)).toEqual(['from:stuff-pizza', 'convert:stuff-pizza', 'pack:pizza'])
    expect(resourceKeys('pack', 'pizza', true, false)).toEqual(['from:pack-pizza', 'convert:pack-pizza'])
  })
})

describe('where things come from', () => {
  const happened = (kind: string, facts: Record<string, unknown>) => [{ kind, seat: 2, facts }]
  it('is the hand of the player who plays them or leaves them in the Yard', () => {
    expect(cameFrom('bug', happened('fort.played', { card: 'bug' }), 'play')).toBe('hand:2')
    expect(cameFrom('bug', happened('fort.discarded', { cards: ['doc'], yard: ['bug'] }), 'yard:2')).toBe('hand:2')
  })
  it('is a deck for what is drawn, and for what comes to the Park', () => {
    expect(cameFrom('bug', happened('fort.drew', { cards: ['bug'] }), 'hand')).toBe('deck:2')
    expect(cameFrom('bug', happened('fort.recruited', { card: 'doc' }), 'park')).toBe('park-deck')
  })
  it('is nowhere for what is only shown', () => {
    expect(cameFrom('bug', [], OFFERED_ZONE)).toBeNull()
  })
})

it('things sound of what they are', () => {
  expect([MOOD.of('bug'), MOOD.of('toys')]).toEqual(['paper', 'cloth'])
})
