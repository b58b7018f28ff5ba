import { expect, test } from 'vitest'
import { MOOD } from './mood'
import type { CardAbout } from '../../wire'
import { holder, isBreached, ruler, strategyCard, turnedPairs, underWay, ZONES } from './view'
import type { Board, FortSumterView, Space } from './view.gen'

const space = (unionist: number, secessionist: number): Space => ({
  name: 'texas',
  dimension: 'secession',
  pivotal: false,
  tokens: [unionist, secessionist],
})
const board = (more: Partial<Board> = {}) => ({ hand_size: 0, order_size: 3, has_objective: false, ...more })
const view = (more = {}) =>
  ({
    final_crisis: true,
    spaces: [space(1, 2)],
    boards: [board(), board()],
    discard: [],
    ...more,
  }) as unknown as FortSumterView

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
  const boards = [board({ order_size: 1 }), board({ order_size: 1 })]
  expect(turnedPairs(view({ boards, discard: ['old', 'a', 'b', 'c', 'd'] }))).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(turnedPairs(view({ discard: ['old', 'older'] }))).toEqual([])
  const ordering = [board({ order_size: 1, hand_size: 2 }), board({ order_size: 0, hand_size: 3 })]
  expect(turnedPairs(view({ boards: ordering, discard: ['old', 'older'] }))).toEqual([])
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
  const placing = { kind: 'fort-sumter.place', asked: 0, final_crisis: false }
  const playing = { ...placing, discard: ['beauregard', 'king-cotton'], removed_objectives: ['texas', 'richmond'] }
  const kept = [board({ has_objective: true, objective: 'washington' }), board({ has_objective: true })]
  expect(underWay(view({ ...playing, boards: kept }))).toEqual({ card: 'king-cotton' })
  expect(underWay(view(playing))).toEqual({ objective: 'texas' })
  expect(underWay(view({ ...playing, asked: 1 }))).toEqual({ objective: 'richmond' })
  expect(underWay(view({ ...playing, boards: kept, kind: 'fort-sumter.play' }))).toEqual({})
})

test('things sound of what they are', () => {
  expect([MOOD.of('unionist')]).toEqual(['wood'])
})
