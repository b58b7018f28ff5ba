import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ICONS } from './icons'
import { marks } from './notation'

const CARDS = readFileSync(new URL('../../../../src/blanketfort/games/fort/cards.toml', import.meta.url), 'utf-8')
const effects = [...CARDS.matchAll(/^(?:public|private|need|action|attracted_to) = "(.+)"$/gm)].map((found) => found[1] ?? '')

describe('icons of the notation', () => {
  it('reads words, signs and numbers from left to right', () => {
    expect(marks('pizza x shovel')).toEqual([{ icon: 'pizza' }, { sign: '×' }, { icon: 'shovel' }])
    expect(marks('advance > score 2')).toEqual([{ icon: 'advance' }, { sign: '→' }, { icon: 'score', count: '2' }])
    expect(marks('(recruit > toy) x squirtgun').map((mark) => mark.icon ?? mark.sign)).toEqual([
      '(', 'recruit', '→', 'toy', ')', '×', 'squirtgun',
    ])
  })
  it('shows a cheaper advance as a change of its price', () => {
    expect(marks('advance -1')).toEqual([{ icon: 'advance', count: '−1' }])
  })
  it('has nothing for an empty box', () => expect(marks('')).toEqual([]))
  it('has an icon for every word on every card, dog and cat', () => {
    expect(effects.length).toBeGreaterThan(100)
    const words = effects.flatMap(marks).flatMap((mark) => mark.icon ?? [])
    expect(words.filter((word) => !(word in ICONS))).toEqual([])
  })
})
