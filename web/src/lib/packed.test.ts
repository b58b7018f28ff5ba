import { expect, test } from 'vitest'
import { packRecord, unpackRecord } from './packed'

test('a record goes through the fragment of a link unchanged', async () => {
  const record = `blanketfort record 1\ngame fort\nnames Zoé, 小明\n${'choose recruit bug\n'.repeat(200)}`
  const packed = await packRecord(record)
  expect(packed).toMatch(/^[\w-]+$/)
  expect(packed.length).toBeLessThan(300)
  expect(await unpackRecord(packed)).toBe(record)
})
