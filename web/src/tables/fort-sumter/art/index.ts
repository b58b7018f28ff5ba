/** Every engraving of Fort Sumter by the id of its card or the name of its space, as addresses that an `img` shows. */

import { Album } from '../../../lib/drawing'
import { engrave } from './burin'
import { OVAL, portraitOf } from './people'
import { HARBOUR, harbourOf, PLACE, PLACES } from './places'
import { PORTRAITS } from './portraits'
import { SCENE, SCENES } from './scenes'

export const DRAWN: readonly string[] = [PORTRAITS, SCENES, PLACES].flatMap((each) => Object.keys(each))

const album = new Album()

function engravingOf(id: string): string {
  const person = PORTRAITS[id]
  if (person) return engrave(portraitOf(person), OVAL)
  return SCENES[id] ? engrave(SCENES[id], SCENE) : engrave(PLACES[id] ?? '', PLACE)
}

/** Whether it is cut to an oval. */
export const isPortrait = (id: string): boolean => id in PORTRAITS

export const drawing = (id: string): string => album.address(id, () => engravingOf(id))

export const harbour = (breaches: number): string => album.address(`harbour/${breaches}`, () => engrave(harbourOf(breaches), HARBOUR))

export const more = (): string[] => [0, 1, 2, 3, 4, 5, 6].map(harbour)
