/** How Fort's choices and its log are told. */

import type { Scene, Telling } from '../../lib/scene.svelte'
import type { Choice, Happening, Say } from '../../wire'
import { HAND_VERBS } from './view'
import type { FortView } from './view.gen'

type Kind = 'pizza' | 'toys'

/** Several tokens that were paid one after the other. */
export function sayPaid(told: readonly Happening[]): Say {
  const count = (kind: Kind): number => told.filter(({ facts }) => String(facts.from).endsWith(kind)).length
  const kinds = (['pizza', 'toys'] as const).filter((kind) => count(kind) > 0)
  const tokens = kinds.map((kind) => ({ say: `web-fort-paid-${kind}`, args: { count: count(kind) } }))
  return { say: 'web-fort-paid', args: { player: told[0]!.seat, tokens } }
}

/** The Stuff first, which others can take; of what may be either, that of which there is more. */
export function payWith(options: readonly Choice[], held: (zone: string, kind: Kind) => number): string {
  const all = (kind: Kind): number => held('stuff', kind) + held('pack', kind)
  const worth = (key: string): number => {
    const [, zone = '', kind = ''] = key.split(/[:-]/)
    return (zone === 'stuff' ? 100 : 0) + all(kind as Kind)
  }
  return options.map(({ key }) => key).reduce((best, key) => (worth(key) > worth(best) ? key : best))
}

/** Why a card in hand can't be played, while one is to be played. */
export function unplayable(scene: Scene, card: string): Say[] {
  if (scene.question?.kind !== 'fort.play' || scene.can(`play:${card}`)) return []
  return [{ say: scene.cards[card]?.facts.need ? 'web-fort-unplayable-dog' : 'web-fort-unplayable' }]
}

export function fortTelling(scene: Scene): Telling {
  const say = (id: string): string => scene.t(`web-fort-${id}`)
  return {
    group: (key) => {
      const [verb = '', what = ''] = key.split(':')
      if (verb === 'park' || verb === 'deck') return say('park')
      if (verb === 'yard' || verb === 'lookout') return scene.t(`web-fort-${verb}-of`, { player: Number(what) })
      if (['from', 'convert', 'steal'].includes(verb)) return say(what.startsWith('pack') ? 'pack' : 'stuff')
      return HAND_VERBS.includes(verb) ? say('your-hand') : null
    },
    together: { 'fort.paid': sayPaid },
    rest: {
      'fort.pay': {
        say: { say: 'web-fort-pay-rest' },
        answer: (options) => {
          const board = (scene.view as FortView).boards[scene.me ?? 0]!
          return payWith(options, (zone, kind) => board[zone as 'stuff' | 'pack'][kind])
        },
      },
    },
  }
}
