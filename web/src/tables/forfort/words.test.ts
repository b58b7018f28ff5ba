import { expect, it } from 'vitest'
import { asSeen } from './words'

const place = (player: number, space: string) => ({ say: 'forfort-place', args: { player, space: { say: `forfort-space-${space}` } } })
/** The fort of seat 1 is turned by half, seat 0's is not. */
const turned = (seat: number) => 2 * seat

it('sides are said as they lie in the picture', () => {
  expect(asSeen(place(0, 'n'), turned, () => null).args?.space).toEqual({ say: 'web-forfort-at-n' })
  expect(asSeen(place(1, 'nw'), turned, () => null).args?.space).toEqual({ say: 'web-forfort-at-se' })
})

it('an army marches by the picture of the fort in which it stands', () => {
  const placed = { say: 'forfort-event-army-placed', args: { player: 0, place: place(1, 'e'), direction: { say: 'forfort-direction-north' } } }
  expect(asSeen(placed, turned, () => null).args).toEqual({
    player: 0,
    place: { say: 'forfort-place', args: { player: 1, space: { say: 'web-forfort-at-w' } } },
    direction: { say: 'web-forfort-to-south' },
  })
  const march = { say: 'forfort-option-march', args: { direction: { say: 'forfort-direction-east' } } }
  expect(asSeen(march, turned, () => 1)).toEqual({ say: 'web-forfort-march-west' })
})
