import { describe, expect, it } from 'vitest'
import type { Question } from '../wire'
import { Scene, withoutTitle } from './scene.svelte'

describe('an explanation', () => {
  it('does not say its title again', () => {
    expect(withoutTitle('Bribe: once, pay less', 'Bribe')).toBe('Once, pay less')
    expect(withoutTitle('Bribe : une fois', 'Bribe')).toBe('Une fois')
    expect(withoutTitle('Bribery costs', 'Bribe')).toBe('Bribery costs')
    expect(withoutTitle('a sentence', '')).toBe('a sentence')
  })
})

describe('what is left to the table', () => {
  const ask = (isFinal: boolean) => {
    const acted: string[] = []
    const scene = new Scene((key) => acted.push(key))
    scene.telling = { ...scene.telling, rest: { 'fort.pay': { say: { say: 'web-fort-pay-rest' }, answer: () => 'from:stuff-toys' } } }
    const options = ['from:stuff-pizza', 'from:stuff-toys'].map((key) => ({ key, say: { say: key }, is_final: isFinal }))
    scene.question = { seat: 0, kind: 'fort.pay', rule: '', ask: null, options } as unknown as Question
    scene.leaveRest()
    return { scene, acted }
  }
  it('is done at once, and again while the same is asked', () => {
    const { scene, acted } = ask(false)
    expect([acted, scene.resting, scene.armed]).toEqual([['from:stuff-toys'], 'fort.pay', null])
  })
  it('is asked for once more where it cannot be undone', () => {
    const { scene, acted } = ask(true)
    expect([acted, scene.resting, scene.armed]).toEqual([[], null, 'from:stuff-toys'])
  })
})
