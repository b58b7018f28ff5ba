/** The reader's language, and its words: those of the house at once, those of a game when its table opens. */

import type { FluentBundle } from '@fluent/bundle'
import type { Say } from '../wire'
import { settings } from './settings.svelte'
import { addSource, LANGUAGES, makeBundle, Words, type Language } from './words'

const FILES = import.meta.glob<string>('$locale/*/*.ftl', { query: '?raw', import: 'default' })
/** The longest first, so that a file belongs to the game that its name truly begins with. */
const GAMES = ['fort-sumter', 'forfort', 'fort']
/** Words that only the terminal says. */
const ELSEWHERE = /^house-terminal$|^report$|-picture$/

interface File {
  language: string
  name: string
  load: () => Promise<string>
}

const files: File[] = Object.entries(FILES).map(([path, load]) => {
  const [language = '', file = ''] = path.split('/').slice(-2)
  return { language, name: file.replace('.ftl', ''), load }
})

/** The game that a file of words belongs to; none: the house. */
export function gameOf(file: string): string | undefined {
  const name = file.replace(/^(web|learn)-/, '')
  return GAMES.find((game) => name === game || name.startsWith(`${game}-`))
}

class Lexicon {
  language = $state<Language>('en')
  /** Grows when words were added, so that what was said too early is said again. */
  #edition = $state(0)
  #bundles = new Map<Language, FluentBundle>()
  #loaded = new Set<string>()
  #games = new Set<string>()

  /** Load a language and make it the reader's. */
  async speak(language: Language): Promise<void> {
    await Promise.all([this.#load(language, undefined), ...[...this.#games].map((game) => this.#load(language, game))])
    this.language = language
    document.documentElement.lang = language
  }

  /** Have the words of a game at hand. */
  async learn(game: string): Promise<void> {
    this.#games.add(game)
    await this.#load(this.language, game)
  }

  /** What says sentences now, to this reader. */
  words(names: readonly string[] = [], me: number | null = null): Words {
    void this.#edition
    return new Words(this.#bundle(this.language), names, me)
  }

  #bundle(language: Language): FluentBundle {
    let bundle = this.#bundles.get(language)
    if (!bundle) this.#bundles.set(language, (bundle = makeBundle(language, [])))
    return bundle
  }

  async #load(language: Language, game: string | undefined): Promise<void> {
    const wanted = files.filter((file) => file.language === language && gameOf(file.name) === game)
    const fresh = wanted.filter((file) => !ELSEWHERE.test(file.name) && !this.#loaded.has(`${language}/${file.name}`))
    const sources = await Promise.all(fresh.map((file) => file.load()))
    fresh.forEach((file, at) => {
      this.#loaded.add(`${language}/${file.name}`)
      addSource(this.#bundle(language), sources[at] ?? '')
    })
    if (fresh.length) this.#edition += 1
  }
}

export const lexicon = new Lexicon()

/** The language asked for before, else the browser's, else English. */
export function preferredLanguage(): Language {
  const wanted = [settings.language, ...navigator.languages.map((language) => language.slice(0, 2))]
  return LANGUAGES.find((language) => language === wanted.find((each) => LANGUAGES.includes(each as Language))) ?? 'en'
}

/** Words of the client that concern no seat: `t('web-home-title')`. */
export function t(id: string, args: Say['args'] = {}): string {
  return lexicon.words().say({ say: id, args })
}
