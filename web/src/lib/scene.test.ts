import { describe, expect, it } from 'vitest'
import { withoutTitle } from './scene.svelte'

describe('an explanation', () => {
  it('does not say its title again', () => {
    expect(withoutTitle('Bribe: once, pay less', 'Bribe')).toBe('Once, pay less')
    expect(withoutTitle('Bribe : une fois', 'Bribe')).toBe('Une fois')
    expect(withoutTitle('Bribery costs', 'Bribe')).toBe('Bribery costs')
    expect(withoutTitle('a sentence', '')).toBe('a sentence')
  })
})
