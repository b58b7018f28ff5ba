import { expect, it } from 'vitest'
import { commitmentTo } from './commitment'

it('digests the same bytes as the engine', async () => {
  expect(await commitmentTo('7', '')).toBe('a10ad995303d277ba9d227a0f6077a19cc2e9d510b06fd95adcc0db485d29512')
  expect(await commitmentTo('abc', 'été ☀')).toBe('370f9b05d13e0e4c7baa40f177e74741e369d0fff7b706b51e2b9bfb6e32883b')
})
