/** Every drawing of Fort by the id of its card, and the forts by level and seat, as addresses that an `img` shows. */

import { Album } from '../../../lib/drawing'
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

export const more = (): string[] => STYLES.flatMap((_, seat) => Array.from({ length: LEVELS }, (_, level) => fort(level, seat)))
