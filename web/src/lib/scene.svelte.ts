/** What a game's table draws, and what may be done on it. It knows no rule: options come with the question. */

import { getContext, setContext } from 'svelte'
import type { CardAbout, Choice, Happening, Question, Say } from '../wire'
import type { Celebration } from './celebrations'
import { lexicon } from './language.svelte'
import { ruleOfAnchor } from './rules'
import { settings } from './settings.svelte'
import { PLAIN, type Mood } from './sounds'

/** A line of an explanation: a sentence, or words already said. */
export type Line = Say | string

export interface Explanation {
  /** The element that it belongs to. */
  of: HTMLElement
  title: string
  lines: string[]
  /** Where the rulebook speaks of it. */
  rule: string | null
  /** Whether it was asked for and stays, so that its rule can be followed. */
  isPinned: boolean
}

export interface Menu {
  of: HTMLElement
  options: Choice[]
}

/** What only a game knows of the way things travel: the anchor where those come from or go to that lie nowhere. */
export interface Travel {
  from?: (thing: string, happenings: readonly Happening[], zone: string) => string | null
  to?: (thing: string, happenings: readonly Happening[]) => string | null
  /** The great moment that a happening is, if any. */
  feat?: (happening: Happening) => Celebration | null
  /** What a line of the log speaks of, by the names of anchors. */
  anchors?: (happening: Happening) => string[]
}

/** What only a game knows of the way its choices and its log are told. */
export interface Telling {
  /** What an option is about, as the heading over all that are about the same; null: about nothing in particular. */
  group?: (key: string) => string | null
  /** Happenings of a kind that follow each other are one line of the log. */
  together?: Record<string, (told: readonly Happening[]) => Say>
  /** A question that is asked bit by bit: the words for leaving the rest to the table, and how it answers. */
  rest?: Record<string, { say: Say; answer: (options: readonly Choice[]) => string }>
  /** A sentence in the words of the picture. */
  retell?: (sentence: Say) => Say
}

/** No options: always the same, so that a thing without any is not drawn anew with each question. */
export const NOTHING: Choice[] = []

export class Scene {
  game = $state('')
  view = $state.raw<Record<string, any>>({})
  /** Whose eyes these are; null is a spectator's. */
  me = $state<number | null>(null)
  names = $state.raw<readonly string[]>([])
  cards = $state.raw<Record<string, CardAbout>>({})
  /** What is asked of me now; null while others choose, in a replay, and while steps are shown. */
  question = $state.raw<Question | null>(null)
  /** The option hovered or focused, in the list or on the table: both mark it. */
  marked = $state<string | null>(null)
  /** The option that was chosen once and cannot be taken back: the next press carries it out. */
  armed = $state<string | null>(null)
  /** What a lesson speaks of, and what a line of the log does: anchors, or things as `thing:bug`. Both are marked. */
  shown = $state.raw<readonly string[]>([])
  told = $state.raw<readonly string[]>([])
  explained = $state.raw<Explanation | null>(null)
  menu = $state.raw<Menu | null>(null)
  /** What the hint thinks best. */
  hinted = $state<string | null>(null)
  travel: Travel = {}
  mood: Mood = PLAIN
  telling = $state.raw<Telling>({})
  /** The kind of question that is answered for the reader until something else is asked. */
  resting: string | null = null
  cardLines: (card: CardAbout) => Line[] = (card) => card.lines

  #act: (key: string) => void

  constructor(act: (key: string) => void = () => {}) {
    this.#act = act
  }

  /** Whether explanations stand in words on every card, for good. */
  get wordsOn(): boolean {
    return settings.words
  }

  #options = $derived(new Map((this.question?.options ?? []).map((option) => [option.key, option])))
  #words = $derived(lexicon.words(this.names, this.me))

  /** What may be chosen, in the order in which it is listed: by what it is about, declining and stopping last. */
  options = $derived(this.inOrder(this.question))

  inOrder(question: Question | null): Choice[] {
    const all = question?.options ?? []
    const groups = [...new Set(all.map(({ key }) => this.groupOf(key)))]
    const rank = ({ key }: Choice): number => (key.includes(':') ? groups.indexOf(this.groupOf(key)) : groups.length)
    return [...all].sort((one, other) => rank(one) - rank(other))
  }

  groupOf(key: string): string | null {
    const group = this.telling.group?.(key)
    return group ? group.charAt(0).toUpperCase() + group.slice(1) : null
  }

  /** Whether whatever is chosen cannot be taken back: then it is said once, not of each option. */
  isAllFinal = $derived(this.options.length > 0 && this.options.every((each) => each.is_final))

  can(key: string): boolean {
    return this.#options.has(key)
  }

  option(key: string): Choice | undefined {
    return this.#options.get(key)
  }

  /** The options with one of these keys, or that match. */
  optionsOf(keys: readonly string[], match?: (key: string) => boolean): Choice[] {
    const found = keys.flatMap((key) => this.#options.get(key) ?? [])
    if (!match) return found.length ? found : NOTHING
    return [...found, ...[...this.#options.values()].filter((each) => match(each.key) && !keys.includes(each.key))]
  }

  /** Take an option that is offered. What cannot be taken back wants a second press, unless the reader set otherwise. */
  choose(key: string): void {
    const option = this.option(key)
    if (!option) return
    this.menu = null
    if (option.is_final && settings.confirm && this.armed !== key) {
      this.armed = key
      return
    }
    this.armed = null
    this.marked = null
    this.explain(null)
    this.#act(key)
  }

  /** Whether the rest of what is asked bit by bit may be left to the table. */
  get rest(): { say: Say; answer: (options: readonly Choice[]) => string } | undefined {
    return this.options.length > 0 ? this.telling.rest?.[this.question?.kind ?? ''] : undefined
  }

  /** Answer for the reader now, and as long as the same is asked; what can't be undone the reader has to confirm. */
  leaveRest(): void {
    const key = this.rest?.answer(this.options)
    this.resting = key && !this.option(key)?.is_final ? this.question!.kind : null
    if (key) this.choose(key)
  }

  say(sentence: Say | string): string {
    return this.#words.say(typeof sentence === 'string' ? sentence : (this.telling.retell?.(sentence) ?? sentence))
  }

  /** An option in the words in which it is to be confirmed. */
  sure(sentence: Say): string {
    return this.say(this.#words.sure(sentence, this.question?.kind.split('.')[1]))
  }

  /** A message of the client or the game by its id. */
  t(id: string, args: Say['args'] = {}): string {
    return this.say({ say: id, args })
  }

  name(seat: number): string {
    return this.#words.name(seat)
  }

  listed(items: readonly unknown[]): string {
    return this.#words.listed(items)
  }

  nameOf(card: string): string {
    const about = this.cards[card]
    return about ? this.say(about.name) : card
  }

  /** What a card does, in words: as its game puts it, or as the box does. */
  linesOf(card: string): string[] {
    const about = this.cards[card]
    return about ? this.cardLines(about).map((line) => this.say(line)) : []
  }

  explain(of: HTMLElement | null, title = '', lines: readonly Line[] = [], isPinned = false): void {
    const anchor = of?.closest<HTMLElement>('[data-anchor]')?.dataset.anchor ?? ''
    const said = lines.map((line) => withoutTitle(this.say(line), title))
    const rule = ruleOfAnchor(this.game, anchor)
    this.explained = of && (title || lines.length) ? { of, title, lines: said, rule, isPinned } : null
  }
}

/** A sentence that begins with the title it stands under does not say it again. */
export function withoutTitle(line: string, title: string): string {
  const rest = title && line.startsWith(title) ? line.slice(title.length).match(/^\s*:\s*(.+)$/s)?.[1] : undefined
  return rest ? rest.charAt(0).toUpperCase() + rest.slice(1) : line
}

const KEY = Symbol('scene')

export function setScene(scene: Scene): Scene {
  return setContext(KEY, scene)
}

export function getScene(): Scene {
  return getContext(KEY)
}
