import { expect, test } from 'vitest'
import {
  cardNamed,
  isCorner,
  placeOf,
  pointsTo,
  quarterOf,
  quartersOf,
  seatingOf,
  spaceAt,
  SPACES,
  tally,
  type FortView,
} from './view'

const fort = (lines: Record<string, string>) =>
  ({ lines: Object.fromEntries(Object.entries(lines).map(([seat, side]) => [seat, { side }])) }) as unknown as FortView

test('who faces my north side sits ahead, who faces my sides sits beside me', () => {
  const own = fort({ 1: 'west', 2: 'north', 3: 'east' })
  expect([1, 2, 3].map((seat) => seatingOf(own, seat))).toEqual(['left', 'ahead', 'right'])
})

test('a teammate sits beyond, on the side where somebody sits beside me', () => {
  expect(seatingOf(fort({ 1: 'north', 3: 'east' }), 2)).toBe('ahead-right')
  expect(seatingOf(fort({ 0: 'north', 2: 'west' }), 3)).toBe('ahead-left')
})

test('a fort is turned so that the line that faces me lies towards me', () => {
  expect(quartersOf(fort({ 0: 'north' }), 0, 'south')).toBe(2)
  expect(quartersOf(fort({ 0: 'east' }), 0, 'south')).toBe(1)
  expect(quartersOf(fort({ 0: 'north' }), 0, 'west')).toBe(3)
  expect(pointsTo('east', quartersOf(fort({ 0: 'east' }), 0, 'south'))).toBe('south')
})

test('turning a fort moves its spaces clockwise, and back', () => {
  expect(spaceAt('nw', 0)).toBe('nw')
  expect(spaceAt('s', 2)).toBe('n')
  expect(placeOf('n', 1)).toBe('e')
  for (const space of SPACES) for (const quarters of [0, 1, 2, 3]) expect(spaceAt(placeOf(space, quarters), quarters)).toBe(space)
})

test('corners and sides are drawn from one drawing each', () => {
  expect(SPACES.map(quarterOf)).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
  expect(SPACES.filter(isCorner)).toEqual(['nw', 'ne', 'se', 'sw'])
})

test('a card is known by its name', () => {
  expect(cardNamed('straight-drawbridge-mason+trebuchet')).toEqual({
    card: 'straight-drawbridge-mason+trebuchet',
    shape: 'straight',
    symbols: ['mason', 'trebuchet'],
    protected: false,
    drawbridge: true,
  })
  expect(cardNamed('angled-protected-plain')).toMatchObject({ symbols: [], protected: true })
  expect(cardNamed('camp')).toEqual({ card: 'camp' })
})

test('equal cards are counted', () => {
  expect(tally(['a', 'b', 'a'])).toEqual([
    ['a', 2],
    ['b', 1],
  ])
})
