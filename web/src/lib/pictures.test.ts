import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { slug } from '../pages/rules/sections'
import { loadPictures } from './pictures'

/** All drawings of a game are read. */
const PATIENCE = 30_000
const HOME = '../src/blanketfort/games'
const GAMES = readdirSync(HOME, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))

test.each(GAMES.map(({ name }) => name))('every chapter of %s that has a picture is there, and is drawn', async (name) => {
  const game = name.replace('_', '-')
  const books = readdirSync(`${HOME}/${name}`).filter((file) => /^rulebook.*\.toml$/.test(file))
  const text = books.map((book) => readFileSync(`${HOME}/${name}/${book}`, 'utf-8')).join('\n')
  const headings = new Set([...text.matchAll(/^where = "(.*)"$/gm)].map(([, heading]) => slug(heading!)))
  const { chapters } = (await loadPictures(game))!
  expect(Object.keys(chapters).filter((chapter) => !headings.has(chapter))).toEqual([])
  const most = [...headings].filter((heading) => !heading.startsWith('rulings') && !heading.startsWith('glossary-'))
  expect(most.filter((heading) => !chapters[heading]?.length && !/cards$|scoring$/.test(heading))).toEqual([])
}, PATIENCE)

test('a game without pictures has none', async () => {
  expect(await loadPictures('chess')).toBe(null)
})
