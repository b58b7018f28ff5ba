/** The reader's language, and its words: those of the house at once, those of a game when its table opens. */

import type { FluentBundle } from '@fluent/bundle'
import loaders from 'virtual:words'
import { transport } from '../transport/transport'
import type { Say } from '../wire'
import { settings } from './settings.svelte'
import { addSource, LANGUAGES, makeBundle, Words, type Language } from './words'

const HOUSE = 'house'

class Lexicon {
  language = $state<Language>('en')
  /** Grows when words were added, so that what was said too early is said again. */
  #edition = $state(0)
  #bundles = new Map<Language, FluentBundle>()
  #loaded = new Set<string>()
  #games = new Set<string>()

  /** Load a language and make it the reader's. */
  async speak(language: Language): Promise<void> {
    await Promise.all([HOUSE, ...this.#games].map((game) => this.#load(language, game)))
    this.language = language
    document.documentElement.lang = language
  }

  /** Have the words of a game at hand. */
  async learn(game: string): Promise<void> {
    this.#games.add(game)
    await this.#load(this.language, game)
  }

  /** Have the words at hand of those of these games that the client was not built with, also what is on their covers. */
  async learnForeign(games: readonly string[]): Promise<void> {
    await Promise.all(games.filter((game) => !(`${this.language}/${game}` in loaders)).map((game) => this.learn(game)))
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

  async #load(language: Language, game: string): Promise<void> {
    const part = `${language}/${game}`
    if (this.#loaded.has(part)) return
    const source = await (loaders[part] ?? (() => fetchWords(language, game)))()
    if (source === undefined || this.#loaded.has(part)) return // a game without words, or fetched twice at once
    this.#loaded.add(part)
    addSource(this.#bundle(language), source)
    this.#edition += 1
  }
}

/** Other words for the things of a game, in this language. */
export async function loadSynonyms(game: string, language: Language): Promise<string> {
  return (await loaders[`${language}/${game}/synonyms`]?.()) ?? ''
}

/** The words of a game that the server knows and this client was not built with. */
async function fetchWords(language: Language, game: string): Promise<string | undefined> {
  const response = await transport.ask(`/api/games/${encodeURIComponent(game)}/words/${language}`)
  return response.ok ? response.text() : undefined
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

/** What a seat of a game is called before anybody sits there, such as Unionist; empty where it has no name of its own. */
export const seatRole = (game: string, seat: number): string => nameOf(`web-seat-${game}-${seat}`)

/** What an option adds to a game's box, such as the dogs; empty where it only says how a rule is played. */
export const partOf = (game: string, option: string): string => nameOf(`web-part-${game}-${option}`)

function nameOf(id: string): string {
  const said = t(id)
  return said.startsWith('[') ? '' : said
}

/** A day such as 2026-11-17, as the reader says it. */
export function sayDay(day: string): string {
  return new Intl.DateTimeFormat(lexicon.language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}
