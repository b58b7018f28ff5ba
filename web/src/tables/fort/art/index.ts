/** Every drawing of Fort by the id of its card, and the forts by level and seat, as addresses that an `img` shows. */

import { Album } from '../../../lib/drawing'
import type { Board } from '../view.gen'
import { animalOf, CATS, DOGS } from './animals'
import { fortOf, LEVELS, STYLES } from './forts'
import { KIDS } from './kids'
import { paper } from './kit'
import { kidOf } from './people'
import { thingOf, THINGS } from './things'

export const DRAWN: readonly string[] = [KIDS, DOGS, CATS, THINGS].flatMap((each) => Object.keys(each))

function drawingOf(id: string): string {
  const animal = DOGS[id] ?? CATS[id]
  if (animal) return animalOf(animal)
  return THINGS[id] ? thingOf(id) : (KIDS[id] ?? []).map(kidOf).join('')
}

const album = new Album()

export const drawing = (id: string): string => album.address(id, () => paper(drawingOf(id)))

export const fort = (level: number, seat: number): string => album.address(`${level}/${seat}`, () => fortOf(level, seat))

/** A fort with what its player has, and the kids of the Lookout that the reader knows. */
export function home(level: number, seat: number, { stuff, pack, lookout }: Pick<Board, 'stuff' | 'pack' | 'lookout'>): string {
  const kids = lookout.flatMap(({ card }) => (card && KIDS[card] ? [card] : []))
  const packed = pack.pizza + pack.toys
  const name = [level, seat, stuff.pizza, stuff.toys, packed, ...kids].join('/')
  return album.address(name, () => fortOf(level, seat, { ...stuff, packed, faces: kids.map(drawingOf) }))
}

export const more = (): string[] => STYLES.flatMap((_, seat) => Array.from({ length: LEVELS }, (_, level) => fort(level, seat)))
