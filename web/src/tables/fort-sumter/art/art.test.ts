import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { drawing, DRAWN, harbour } from '.'

const GAME = fileURLToPath(new URL('../../../../../src/blanketfort/games/fort_sumter/', import.meta.url))
const read = (path: string): string => readFileSync(GAME + path, 'utf-8')
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, id]) => id ?? '')
const box = found(read('cards.toml'), /^(?:name|space) = "(.*)"$/gm)
const svgOf = (address: string): string => decodeURIComponent(address.slice(address.indexOf(',') + 1))

describe('the engravings of Fort Sumter', () => {
  it('are there for every card and space, and for nothing else', () => {
    expect(box).toHaveLength(52)
    expect([...DRAWN].sort()).toEqual([...box].sort())
  })
  it('show something, each another thing', () => {
    for (const id of box) {
      expect(svgOf(drawing(id)).split('<path').length, id).toBeGreaterThan(12)
      expect(svgOf(drawing(id)), id).not.toMatch(/undefined|NaN|@\d/)
    }
    expect(new Set(box.map(drawing)).size).toBe(box.length)
  })
  it('darken the harbour at every breach', () => {
    const harbours = [0, 1, 2, 3, 4, 5, 6].map(harbour)
    expect(new Set(harbours).size).toBe(7)
    for (const address of harbours) expect(svgOf(address)).not.toMatch(/undefined|NaN|@\d/)
  })
  it.each(['en', 'fr'])('are described in %s', (language) => {
    const described = found(read(`words/${language}/engravings.ftl`), /^fort-sumter-engraving-([\w-]+) = .+$/gm)
    expect(described.sort()).toEqual([...box, 'harbour'].sort())
  })
})
