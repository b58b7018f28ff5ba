/** Every drawing of Fort by the id of its card, and the forts by level and seat, as addresses that an `img` shows. */

import { animalOf, CATS, DOGS } from './animals'
import { fortOf } from './forts'
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

const made = new Map<string, string>()

/** What was made once is kept: a card is drawn again and again. */
function addressOf(name: string, make: () => string): string {
  const known = made.get(name) ?? `data:image/svg+xml,${encodeURIComponent(make())}`
  made.set(name, known)
  return known
}

export const drawing = (id: string): string => addressOf(id, () => paper(drawingOf(id)))

export const fort = (level: number, seat: number): string => addressOf(`${level}/${seat}`, () => fortOf(level, seat))
