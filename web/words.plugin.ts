/**
 * The words of the house as modules: all of a language that no game needs in one, those of each game in another, so that
 * each is fetched at once. `virtual:words` has a function for each of them, by language and game.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const NAME = 'virtual:words'
const HOUSE = 'house'
/** Words that only the terminal and its reports say. */
const ELSEWHERE = /^(arena|dataset|hints|house-terminal|own-bots|records|report|terminal)\.ftl$/
/** What is said of a game before its table is opened: these words are the house's. */
const COVER = 'cover.ftl'
/** Other words for the things of a game, for those who search its rules: beside its words, and fetched with the rules. */
const SYNONYMS = 'synonyms.txt'

/** The files that say something in one language, for the house or for one game. */
class Library {
  constructor(readonly root: string) {}

  games(): string[] {
    const folders = readdirSync(join(this.root, 'games'), { withFileTypes: true })
    return folders.filter((entry) => existsSync(join(this.root, 'games', entry.name, 'words'))).map((entry) => entry.name)
  }

  files(language: string, game: string): string[] {
    if (game !== HOUSE) return this.#list(this.#words(game, language)).filter((file) => !file.endsWith(COVER))
    const covers = this.games().map((each) => join(this.#words(each, language), COVER))
    return [...this.#list(join(this.root, 'locale', language)), ...covers]
  }

  synonyms(language: string, game: string): string[] {
    return [join(this.#words(game, language), SYNONYMS)].filter((file) => existsSync(file))
  }

  #words(game: string, language: string): string {
    return join(this.root, 'games', game.replaceAll('-', '_'), 'words', language)
  }

  #list(folder: string): string[] {
    const names = readdirSync(folder).filter((name) => name.endsWith('.ftl') && !ELSEWHERE.test(name))
    return names.sort().map((name) => join(folder, name))
  }
}

export function words(root: string, languages: readonly string[]): Plugin {
  const library = new Library(root)
  const games = library.games().map((folder) => folder.replaceAll('_', '-'))
  const parts = languages.flatMap((language) => [HOUSE, ...games].map((game) => `${language}/${game}`))
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) {
        const load = (part: string) => `'${part}': () => import('${NAME}/${part}').then((found) => found.default)`
        const synonyms = parts.filter((part) => !part.endsWith(HOUSE)).map((part) => `${part}/synonyms`)
        return `export default {${[...parts, ...synonyms].map(load).join(',')}}`
      }
      if (!id.startsWith(`\0${NAME}/`)) return
      const [language = '', game = '', file] = id.slice(NAME.length + 2).split('/')
      const files = file ? library.synonyms(language, game) : library.files(language, game)
      for (const file of files) this.addWatchFile(file)
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, 'utf-8')).join('\n'))}`
    },
  }
}
