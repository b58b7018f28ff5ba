import { expect, it } from 'vitest'
import { randomHex, sha256 } from './digest'

it.each(['', 'abc', 'été ☀', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'x'.repeat(1000)])('digests %j as the platform does', async (text) => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  expect(sha256(text)).toBe([...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''))
})

it('makes keys of the length that was asked for', () => {
  expect(randomHex(16)).toMatch(/^[0-9a-f]{32}$/)
})
