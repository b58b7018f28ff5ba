import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { drawing, DRAWN, PLACED, wall } from '.'
import { isCorner, SPACES, SYMBOLS } from '../view'

const GAME = fileURLToPath(new URL('../../../../../src/blanketfort/games/forfort/', import.meta.url))
const read = (path: string): string => readFileSync(GAME + path, 'utf-8')
const svgOf = (address: string): string => decodeURIComponent(address.slice(address.indexOf(',') + 1))

/** What the cards of all decks are made of: their walls and their symbols. */
const cards = [...read('deck.toml').matchAll(/shape = "(\w+)", kind = "(\w+)", symbols = \[(.*?)\]/g)]
const walls = new Set(cards.map(([, shape, kind]) => `${shape}-${kind}`))
const symbols = new Set(cards.flatMap(([, , , names]) => [...(names ?? '').matchAll(/\w+/g)].map(([name]) => name)))

describe('the drawings of forfort', () => {
  it('are there for every wall and symbol on a card', () => {
    expect(cards.length).toBeGreaterThan(20)
    expect([...symbols].sort()).toEqual([...SYMBOLS].sort())
    for (const id of [...walls, ...symbols]) expect(DRAWN, id).toContain(id)
  })
  it('show something, each another thing', () => {
    for (const id of DRAWN) expect(svgOf(drawing(id)), id).not.toMatch(/undefined|NaN|@[\d-]/)
    expect(new Set(DRAWN.map(drawing)).size).toBe(DRAWN.length)
  })
  it('turn a wall to its place', () => {
    const turned = SPACES.map((place) => wall(isCorner(place) ? 'angled' : 'straight', 'drawbridge', place))
    expect(new Set(turned).size).toBe(SPACES.length)
    for (const each of turned) expect(PLACED.map(drawing)).toContain(each)
  })
  it.each(['en', 'fr'])('are described in %s', (language) => {
    const described = [...read(`words/${language}/drawings.ftl`).matchAll(/^forfort-drawing-([\w-]+) = .+\.$/gm)].map(([, id]) => id)
    expect(described.sort()).toEqual([...DRAWN].sort())
  })
})
