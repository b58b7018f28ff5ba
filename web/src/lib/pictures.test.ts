import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { slug } from '../pages/rules/sections'
import { loadPictures } from './pictures'

/** All drawings of a game are read. */
const PATIENCE = 30_000
const GAMES = { fort: ['rulebook', 'rulebook_cats_and_dogs'], 'fort-sumter': ['rulebook'], forfort: ['rulebook'] }

test.each(Object.entries(GAMES))('every chapter of %s that has a picture is there, and is drawn', async (game, books) => {
  const folder = `../src/blanketfort/games/${game.replace('-', '_')}`
  const text = books.map((book) => readFileSync(`${folder}/${book}.toml`, 'utf-8')).join('\n')
  const headings = new Set([...text.matchAll(/^where = "(.*)"$/gm)].map(([, heading]) => slug(heading!)))
  const { chapters } = (await loadPictures(game))!
  expect(Object.keys(chapters).filter((chapter) => !headings.has(chapter))).toEqual([])
  const most = [...headings].filter((heading) => !heading.startsWith('rulings') && !heading.startsWith('glossary-'))
  expect(most.filter((heading) => !chapters[heading]?.length && !/cards$|scoring$/.test(heading))).toEqual([])
}, PATIENCE)

test('a game without pictures has none', async () => {
  expect(await loadPictures('chess')).toBe(null)
})
