import { expect, it } from 'vitest'
import type { Scene } from '../../lib/scene.svelte'
import { fortTelling, payWith, sayPaid, unplayable } from './telling'

const option = (key: string) => ({ key, say: { say: key } })

it('what is paid token by token is one line', () => {
  const told = ['stuff-pizza', 'stuff-toys', 'pack-pizza'].map((from) => ({ kind: 'fort.paid', seat: 1, facts: { from } }))
  expect(sayPaid(told)).toEqual({
    say: 'web-fort-paid',
    args: {
      player: 1,
      tokens: [
        { say: 'web-fort-paid-pizza', args: { count: 2 } },
        { say: 'web-fort-paid-toys', args: { count: 1 } },
      ],
    },
  })
})

it('the rest is paid from the Stuff first, and with what there is more of', () => {
  const held = (zone: string, kind: string) => (zone === 'pack' ? 1 : kind === 'toys' ? 3 : 2)
  expect(payWith(['from:pack-toys', 'from:stuff-pizza', 'from:stuff-toys'].map(option), held)).toBe('from:stuff-toys')
  expect(payWith(['from:pack-pizza', 'from:pack-toys'].map(option), held)).toBe('from:pack-toys')
})

it('cards of a Yard are headed by whose it is', () => {
  const scene = { t: (id: string, args: object) => `${id} ${JSON.stringify(args)}` } as unknown as Scene
  expect(fortTelling(scene).group?.('yard:1:bug')).toBe('web-fort-yard-of {"player":1}')
})

it('a card says why it cannot be played, while one is to be played', () => {
  const scene = (kind: string) => ({ question: { kind }, can: (key: string) => key === 'play:bug', cards: { pudge: { facts: { need: 'spend' } } } }) as unknown as Scene
  const told = (kind: string, card: string) => unplayable(scene(kind), card).map(({ say }) => say)
  expect(told('fort.play', 'bug')).toEqual([])
  expect(told('fort.play', 'bitsy')).toEqual(['web-fort-unplayable'])
  expect(told('fort.play', 'pudge')).toEqual(['web-fort-unplayable-dog'])
  expect(told('fort.recruit', 'bitsy')).toEqual([])
})
