/** Every drawing of forfort as an address that an `img` shows: walls by shape, kind and place, things by name. */

import { address, Album } from '../../../lib/drawing'
import { isCorner, SPACES } from '../view'
import type { SpaceName } from '../view.gen'
import { board, meadow } from './chisel'
import { THING_NAMES, thingOf } from './things'
import { ABOVE, wallOf, type Kind, type Shape } from './walls'

const SHAPES: readonly Shape[] = ['angled', 'straight']
const KINDS: readonly Kind[] = ['regular', 'protected', 'drawbridge']
const album = new Album()

/** The walls lie as in the hand: at the corner or the side of the north. */
export const DRAWN: readonly string[] = [...SHAPES.flatMap((shape) => KINDS.map((kind) => `${shape}-${kind}`)), ...THING_NAMES]

/** The walls as they lie in a fort, at each place of it. */
export const PLACED: readonly string[] = KINDS.flatMap((kind) => SPACES.map((place) => `${isCorner(place) ? 'angled' : 'straight'}-${kind}-${place}`))

export const wall = (shape: Shape, kind: Kind, place: SpaceName): string =>
  album.address(`${shape}/${kind}/${place}`, () => board(wallOf(shape, kind, place), 1.8, ABOVE))

export function drawing(id: string): string {
  const [shape, kind, place = shape === 'angled' ? 'nw' : 'n'] = id.split('-') as [Shape, Kind?, SpaceName?]
  if (kind) return wall(shape, kind, place)
  return album.address(id, () => board(thingOf(id)))
}

/** Grass with tufts and trodden paths: marks only, on whatever green lies below. */
export const MEADOW = address(meadow())

export const more = (): string[] => PLACED.map(drawing)
