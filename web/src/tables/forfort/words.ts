/** Sentences about forfort's cards, from the same messages as in the log. */

import type { Scene, Telling } from '../../lib/scene.svelte'
import type { Say } from '../../wire'
import { cardNamed, DIRECTIONS, placeOf, pointsTo, SPACES } from './view'
import type { Direction, SpaceName } from './view.gen'

/** A card with its shape, kind and symbols. */
export function sayCard(name: string): Say {
  if (name === 'camp') return { say: 'forfort-card-camp' }
  const card = cardNamed(name)
  const wall = { say: `forfort-wall-${card.shape}-${card.kind}` }
  const symbols = card.symbols.map((symbol) => ({ say: `forfort-symbol-${symbol}` }))
  return symbols.length ? { say: 'forfort-card-wall', args: { wall, symbols } } : { say: 'forfort-card-blank', args: { wall } }
}

/** All there is to know about a card: what it is, what its kind means, and what each of its symbols does. */
export function explainCard(scene: Scene, name: string): string[] {
  const card = cardNamed(name)
  if (!card.kind) return [scene.t('web-forfort-camp-about')]
  return [
    scene.say(sayCard(name)),
    ...(card.kind === 'regular' ? [] : [scene.t(`web-forfort-${card.kind}-about`)]),
    ...card.symbols.map((symbol) => explainSymbol(scene, symbol)),
  ]
}

export function explainSymbol(scene: Scene, symbol: string): string {
  return scene.t('web-forfort-symbol', {
    symbol: { say: `forfort-symbol-${symbol}` },
    effect: { say: `forfort-effect-${symbol}` },
    combined: { say: `forfort-combined-${symbol}` },
  })
}

const wordOf = <Word extends string>(sentence: Say | undefined, of: string, words: readonly Word[]): Word | undefined =>
  words.find((word) => sentence?.say.endsWith(word) && sentence.say === `forfort-${of}-${word}`)

/** A fort by its seat, asked for only where it matters: all that is said would be drawn anew whenever it changes. */
type Whose = () => number | null

/** Sides and directions as they lie in the picture of that fort, which is turned by so many quarters, instead of by the compass. */
export function asSeen(sentence: Say, turned: (seat: number) => number, fort: Whose): Say {
  if (!sentence.args) return sentence
  const { args } = sentence
  const of = (player: unknown): Whose => (typeof player === 'number' ? () => player : fort)
  const quarters = (whose: Whose): number => {
    const seat = whose()
    return seat === null ? 0 : turned(seat)
  }
  const march = sentence.say === 'forfort-option-march' && wordOf<Direction>(args.direction, 'direction', DIRECTIONS)
  if (march) return { say: `web-forfort-march-${pointsTo(march, quarters(fort))}` }
  const seen = (value: unknown, whose: Whose): unknown => {
    if (Array.isArray(value)) return value.map((each) => seen(each, whose))
    if (typeof value !== 'object' || value === null || !('say' in value)) return value
    const said = value as Say
    const place = wordOf<SpaceName>(said, 'space', SPACES)
    if (place) return { say: `web-forfort-at-${placeOf(place, quarters(whose))}` }
    const direction = wordOf<Direction>(said, 'direction', DIRECTIONS)
    if (direction) return { say: `web-forfort-to-${pointsTo(direction, quarters(whose))}` }
    return asSeen(said, turned, whose)
  }
  const places = Object.values(args).filter((each): each is Say => wordOf(each?.args?.space, 'space', SPACES) !== undefined)
  const whose = of(places[0]?.args?.player ?? (wordOf(args.space, 'space', SPACES) && args.player))
  return { ...sentence, args: Object.fromEntries(Object.entries(args).map(([name, value]) => [name, seen(value, whose)])) }
}

export function forfortTelling(scene: Scene, turned: (seat: number) => number, aimedAt: Whose): Telling {
  return {
    group: (key) => {
      const [verb = '', what = ''] = key.split(':')
      if (['build', 'trigger', 'camp'].includes(verb)) return scene.say(sayCard(what.split('/')[0]!))
      const seat = /^\d+(?=-)/.exec(what)?.[0]
      return seat ? scene.name(Number(seat)) : null
    },
    retell: (sentence) => asSeen(sentence, turned, aimedAt),
  }
}
