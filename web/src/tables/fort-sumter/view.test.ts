import { expect, test } from 'vitest'
import type { CardAbout } from '../../wire'
import { holder, isBreached, ruler, strategyCard, turnedPairs, underWay, ZONES, type SumterView } from './view'

const space = (unionist: number, secessionist: number) => ({
  name: 'texas',
  dimension: 'secession' as const,
  pivotal: false,
  tokens: [unionist, secessionist] as [number, number],
})
const side = (name: 'unionist' | 'secessionist', more = {}) => ({
  side: name,
  vp: 0,
  pool: 0,
  track: 16,
  boxes: [2, 3, 4] as [number, number, number],
  hand: 0,
  aside: 0,
  order: 3,
  offer: 0,
  objective: null,
  ...more,
})
const view = (more = {}) =>
  ({
    'final-crisis': true,
    spaces: [space(1, 2)],
    sides: [side('unionist'), side('secessionist')],
    discard: [],
    ...more,
  }) as unknown as SumterView

test('who has more tokens holds a space; who holds all three rules a dimension', () => {
  expect([holder(space(2, 1)), holder(space(0, 1)), holder(space(3, 3))]).toEqual(['unionist', 'secessionist', null])
  expect(ruler([space(1, 0), space(2, 1), space(4, 3)])).toBe('unionist')
  expect(ruler([space(1, 0), space(2, 2)])).toBe(null)
  expect(ruler([space(0, 0), space(0, 0)])).toBe(null)
})

test('a zone is breached when its highest space is bare', () => {
  const escalation = ZONES[1]!
  expect(isBreached(escalation, 11)).toBe(false)
  expect(isBreached(escalation, 10)).toBe(true)
  expect(isBreached(ZONES[0]!, 3)).toBe(false)
})

test('the zones have sixteen spaces, each once', () => {
  expect(ZONES.flatMap((zone) => zone.spaces)).toEqual([...Array(16).keys()].reverse())
})

test('the cards turned in the Final Crisis are the last ones played, two by two', () => {
  const sides = [side('unionist', { order: 1 }), side('secessionist', { order: 1 })]
  expect(turnedPairs(view({ sides, discard: ['old', 'a', 'b', 'c', 'd'] }))).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(turnedPairs(view({ discard: ['old', 'older'] }))).toEqual([])
  const ordering = [side('unionist', { order: 1, hand: 2 }), side('secessionist', { order: 0, hand: 3 })]
  expect(turnedPairs(view({ sides: ordering, discard: ['old', 'older'] }))).toEqual([])
})

test('a strategy card is read off what the box says of it', () => {
  const event = { say: 'fort-sumter-effect-place' }
  const line = { say: 'fort-sumter-list-card', args: { value: { say: 'fort-sumter-value' }, effect: event } }
  const facts = { side: 'both', value: 3, bar: 'public-opinion' }
  const about = { id: 'x', name: 'X', lines: [line], facts } as unknown as CardAbout
  expect(strategyCard(about, 'x')).toMatchObject({ ...facts, title: 'X', event })
  expect(strategyCard(undefined, 'x')).toBe(null)
})

test('what is under way is the card played last, or the objective of the side that performs its event', () => {
  const pending = { kind: 'fort-sumter.place', seat: 0 }
  const playing = { 'final-crisis': false, discard: ['beauregard', 'king-cotton'], 'removed-objectives': ['texas', 'richmond'] }
  const kept = [side('unionist', { objective: 'washington' }), side('secessionist', { objective: true })]
  expect(underWay(view({ ...playing, sides: kept, pending }))).toEqual({ card: 'king-cotton' })
  expect(underWay(view({ ...playing, pending }))).toEqual({ objective: 'texas' })
  expect(underWay(view({ ...playing, pending: { ...pending, seat: 1 } }))).toEqual({ objective: 'richmond' })
  expect(underWay(view({ ...playing, sides: kept, pending: { kind: 'fort-sumter.play', seat: 0 } }))).toEqual({})
})
