/** Sentences about forfort's cards, from the same messages as in the log. */

import type { Scene } from '../../lib/scene.svelte'
import type { Say } from '../../wire'
import { cardNamed } from './view'

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
