import { expect, test } from 'vitest'
import { MOOD } from './mood'
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
} from './view'
import type { Board } from './view.gen'

/** A fort of which each seat faces a side, its owner and a teammate none. */
const fort = (...sides: (string | null)[]) => ({ lines: sides.map((side) => side && { side }) }) as unknown as Board

test('who faces my north side sits ahead, who faces my sides sits beside me', () => {
  const own = fort(null, 'west', 'north', 'east')
  expect([1, 2, 3].map((seat) => seatingOf(own, seat))).toEqual(['left', 'ahead', 'right'])
})

test('a teammate sits beyond, on the side where somebody sits beside me', () => {
  expect(seatingOf(fort(null, 'north', null, 'east'), 2)).toBe('ahead-right')
  expect(seatingOf(fort('north', null, 'west', null), 3)).toBe('ahead-left')
})

test('a fort is turned so that the line that faces me lies towards me', () => {
  expect(quartersOf(fort('north'), 0, 'south')).toBe(2)
  expect(quartersOf(fort('east'), 0, 'south')).toBe(1)
  expect(quartersOf(fort('north'), 0, 'west')).toBe(3)
  expect(pointsTo('east', quartersOf(fort('east'), 0, 'south'))).toBe('south')
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
    name: 'straight-drawbridge-mason+trebuchet',
    shape: 'straight',
    kind: 'drawbridge',
    symbols: ['mason', 'trebuchet'],
  })
  expect(cardNamed('angled-protected-plain')).toMatchObject({ symbols: [], kind: 'protected' })
  expect(cardNamed('camp')).toEqual({ name: 'camp', shape: null, kind: null, symbols: [] })
})

test('equal cards are counted', () => {
  expect(tally(['a', 'b', 'a'])).toEqual([
    ['a', 2],
    ['b', 1],
  ])
})

test('things sound of what they are', () => {
  expect([MOOD.of('0:angled-regular-mason'), MOOD.of('army:1')]).toEqual(['stone', 'cloth'])
})
