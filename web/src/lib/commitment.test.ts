import { expect, it } from 'vitest'
import { commitmentTo, pledgeTo } from './commitment'

it('digests the same bytes as the engine', () => {
  expect(commitmentTo('7', '')).toBe('a10ad995303d277ba9d227a0f6077a19cc2e9d510b06fd95adcc0db485d29512')
  expect(commitmentTo('abc', 'été ☀')).toBe('370f9b05d13e0e4c7baa40f177e74741e369d0fff7b706b51e2b9bfb6e32883b')
})

it('fixes a word as the table does', () => {
  expect(pledgeTo('table', 1, '00')).toBe('f23f0425c910ac79211c674bd0c3702cf16da9150ab593a976cb57e147b44352')
})
