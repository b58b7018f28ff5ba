/** Sentences into words, exactly as `locale/words.py` says them: the one module that knows Fluent. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Say } from '../wire'
import { typeset } from './typography'

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** Arguments that hold a seat, which is said by its name. */
const SEATS = ['player', 'rival', 'seat']
/** The people in a sentence who may be its reader, as `$you`. */
const ROLES = ['player', 'rival'] as const

export function makeBundle(language: Language, sources: Iterable<string>): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const source of sources) addSource(bundle, source)
  return bundle
}

export function addSource(bundle: FluentBundle, source: string): void {
  bundle.addResource(new FluentResource(source))
}

/** Says sentences in one language, to one reader: `names` are those of the seats, `me` is the reader's own seat. */
export class Words {
  /** What was said: names of cards and places above all, which every picture says again. */
  #said = new Map<string, string>()

  constructor(
    readonly bundle: FluentBundle,
    readonly names: readonly string[] = [],
    readonly me: number | null = null,
  ) {}

  /** The sentence in words; a message that is missing shows its id, which beats ending a game. */
  say(sentence: Say | string): string {
    if (typeof sentence === 'string') return sentence
    const key = sentence.args && Object.keys(sentence.args).length ? JSON.stringify(sentence) : sentence.say
    const text = this.#said.get(key) ?? this.#say(sentence)
    this.#said.set(key, text)
    return text
  }

  #say(sentence: Say): string {
    const pattern = this.#find(sentence.say)
    if (!pattern) return `[${sentence.say}]`
    const args: Record<string, FluentVariable> = { you: this.#reader(sentence) }
    for (const [name, value] of Object.entries(sentence.args ?? {})) args[name] = this.#value(name, value)
    const errors: Error[] = []
    const text = this.bundle.formatPattern(pattern, args, errors)
    return errors.length ? `[${sentence.say}]` : typeset(text, this.bundle.locales[0] ?? '')
  }

  /**
   * The sentence as it is said to be confirmed: in fewer words, where a message has them as its attribute `sure`; where
   * it answers several questions, in those that have the name of the question's kind.
   */
  sure(sentence: Say, kind = 'sure'): Say {
    const args = Object.entries(sentence.args ?? {}).map(([name, value]) => [name, isSay(value) ? this.sure(value) : value])
    const sure = [kind, 'sure'].map((name) => `${sentence.say}.${name}`).find((id) => this.#find(id))
    return { say: sure ?? sentence.say, args: Object.fromEntries(args) }
  }

  /** The items joined by commas and "and"; no items are "nothing". */
  listed(items: readonly unknown[]): string {
    const words = items.map((item) => String(this.#value('', item)))
    const last = words.pop()
    if (last === undefined) return this.say({ say: 'house-nothing' })
    return words.length ? this.say({ say: 'house-list', args: { start: words.join(', '), last } }) : last
  }

  /** What the player on that seat is called. */
  name(seat: number): string {
    return this.names[seat] ?? this.say({ say: 'house-seat', args: { number: seat + 1 } })
  }

  #find(id: string) {
    const [name = '', attribute] = id.split('.')
    const message = this.bundle.getMessage(name)
    return attribute ? message?.attributes[attribute] : message?.value
  }

  #value(name: string, value: unknown): FluentVariable {
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    if (typeof value === 'number') return SEATS.includes(name) ? this.name(value) : value
    if (Array.isArray(value)) return this.listed(name === 'players' ? value.map((seat) => this.name(seat)) : value)
    if (isSay(value)) return this.say(value)
    return String(value)
  }

  #reader(sentence: Say): string {
    if (this.me === null) return 'none'
    return ROLES.find((role) => sentence.args?.[role] === this.me) ?? 'none'
  }
}

function isSay(value: unknown): value is Say {
  return typeof value === 'object' && value !== null && 'say' in value
}
