/**
 * The words of the house as modules: all of a language that no game needs in one, those of each game in another, so that
 * each is fetched at once. `virtual:words` has a function for each of them, by language and game.
 */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const NAME = 'virtual:words'
const HOUSE = 'house'
/** The longest first, so that a file belongs to the game that its name truly begins with. */
const GAMES = ['fort-sumter', 'forfort', 'fort']
/** Words that only the terminal and its reports say. */
const ELSEWHERE = /^(arena|dataset|hints|house-terminal|own-bots|records|report)$|-picture$/

function gameOf(file: string): string {
  const name = file.replace(/^(web|learn)-/, '')
  return GAMES.find((game) => name === game || name.startsWith(`${game}-`)) ?? HOUSE
}

function filesOf(locale: string, language: string, game: string): string[] {
  const names = readdirSync(join(locale, language)).map((file) => file.replace(/\.ftl$/, ''))
  const wanted = names.filter((name) => gameOf(name) === game && !ELSEWHERE.test(name))
  return wanted.sort().map((name) => join(locale, language, `${name}.ftl`))
}

export function words(locale: string, languages: readonly string[]): Plugin {
  const parts = languages.flatMap((language) => [HOUSE, ...GAMES].map((game) => `${language}/${game}`))
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) {
        const loaders = parts.map((part) => `'${part}': () => import('${NAME}/${part}').then((found) => found.default)`)
        return `export default {${loaders.join(',')}}`
      }
      if (!id.startsWith(`\0${NAME}/`)) return
      const [language = '', game = ''] = id.slice(NAME.length + 2).split('/')
      const files = filesOf(locale, language, game)
      for (const file of files) this.addWatchFile(file)
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, 'utf-8')).join('\n'))}`
    },
  }
}
