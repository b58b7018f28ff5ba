import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { drawing, DRAWN, fort, home } from '.'
import { LEVELS, STYLES } from './forts'

const FORT = fileURLToPath(new URL('../../../../../src/blanketfort/games/fort/', import.meta.url))
const read = (path: string): string => readFileSync(FORT + path, 'utf-8')
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, id]) => id ?? '')

const cards = found(read('cards.toml'), /^id = "(.*)"$/gm)
const kept = found(read('words/en/game.ftl'), /^fort-(?:perk|rule)-([\w-]+) =/gm)
const box = [...cards, ...kept, 'sculpture']
const levels = [...Array(LEVELS).keys()]
const svgOf = (address: string): string => decodeURIComponent(address.slice(address.indexOf(',') + 1))

describe('the drawings of Fort', () => {
  it('are there for everything in the box, and for nothing else', () => {
    expect(cards).toHaveLength(76)
    expect(kept).toHaveLength(20)
    expect([...DRAWN].sort()).toEqual([...box].sort())
  })
  it('show something, with all their parts and paints', () => {
    for (const id of box) {
      const svg = svgOf(drawing(id))
      expect(svg.split('<path').length, id).toBeGreaterThan(6)
      expect(svg, id).not.toMatch(/undefined|NaN|@[\d-]/)
    }
  })
  it('differ from each other', () => {
    expect(new Set(box.map(drawing)).size).toBe(box.length)
  })
  it.each(['en', 'fr'])('are described in %s', (language) => {
    const described = found(read(`words/${language}/portraits.ftl`), /^fort-portrait-([\w-]+) = .+\.$/gm)
    expect(described.sort()).toEqual([...box, ...levels.map((level) => `level-${level}`)].sort())
  })
})

describe('the forts', () => {
  it('look different at every level and for every player', () => {
    const all = STYLES.flatMap((_, seat) => levels.map((level) => fort(level, seat)))
    expect(new Set(all).size).toBe(LEVELS * STYLES.length)
    for (const address of all) expect(svgOf(address)).not.toMatch(/undefined|NaN|@[\d-]/)
  })
  it('show what lies before them and who looks out, as far as it is known', () => {
    const board = (pizza: number, card: string | null) => ({ stuff: { pizza, toys: 1 }, pack: { pizza: 0, toys: 0, limit: 5 }, lookout: [{ suits: ['book'], card }] })
    for (const level of levels) {
      const [empty, full] = [svgOf(home(level, 0, board(0, null))), svgOf(home(level, 0, board(4, 'chef')))]
      expect(full).not.toMatch(/undefined|NaN|@[\d-]/)
      expect(full.split('<path').length).toBeGreaterThan(empty.split('<path').length + 20)
      expect(home(level, 0, board(0, null))).toBe(home(level, 0, { ...board(0, null), lookout: [] }))
    }
  })
})
