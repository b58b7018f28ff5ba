/**
 * Searching texts as one types: without capitals, accents, or hyphens that people leave out, as the command line does.
 * A word that is found nowhere may be another word for the same thing, or have a slip in it.
 */

export interface Piece {
  text: string
  isHit: boolean
}

export function plain(text: string): string {
  return [...text].map(plainLetter).join('')
}

function plainLetter(letter: string): string {
  if (letter === '-' || letter === '\u202f' || letter === '\u00a0') return ' '
  if (letter === '’') return "'"
  return letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** What is searched for: every word has to be found. */
export function wordsOf(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean)
}

/** Whether all words are found in the texts together. */
export function hasAll(words: readonly string[], texts: readonly string[]): boolean {
  if (!words.length) return true
  const all = texts.map(plain).join('\n')
  return words.every((word) => all.includes(word))
}

/** Other words for what the texts call otherwise: lines such as `discard pile: graveyard, cemetery`. */
export function readSynonyms(text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const line of text.split('\n')) {
    const [word, others] = line.split(':')
    for (const other of others?.split(',') ?? []) found.set(plain(other).trim(), plain(word!).trim())
  }
  return found
}

/** How many letters may be wrong in a word of this length. */
const slips = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** What a query means, word by word: itself where it is found, else another word for it, else the nearest one there is. */
export class Finder {
  readonly #all: string
  readonly #vocabulary: readonly string[]

  constructor(
    texts: readonly string[],
    readonly synonyms: ReadonlyMap<string, string>,
  ) {
    this.#all = texts.map(plain).join('\n')
    this.#vocabulary = [...new Set(this.#all.match(/[\p{L}]{3,}/gu) ?? [])]
  }

  /** The words to look for; `isOther` where they are not the ones that were typed. */
  understand(query: string): { words: string[]; isOther: boolean } {
    const typed = wordsOf(query)
    const whole = this.synonyms.get(typed.join(' '))
    if (whole && !this.#all.includes(typed.join(' '))) return { words: wordsOf(whole), isOther: true }
    const words = typed.flatMap((word) => this.#meant(word))
    return { words, isOther: words.join(' ') !== typed.join(' ') }
  }

  #meant(word: string): string[] {
    if (this.#all.includes(word)) return [word]
    const other = this.synonyms.get(word) ?? this.synonyms.get(nearest(word, [...this.synonyms.keys()]) ?? '')
    if (other) return wordsOf(other)
    return [nearest(word, this.#vocabulary) ?? word]
  }
}

/** The word with the fewest slips, if they are few enough; what was typed so far may be its beginning. */
function nearest(word: string, words: readonly string[]): string | undefined {
  const most = slips(word.length)
  let best: string | undefined
  let least = most + 1
  for (const other of most ? words : []) {
    if (other.length < word.length - most) continue
    const found = Math.min(distance(word, other), distance(word, other.slice(0, word.length)) + 0.5)
    if (found < least) [best, least] = [other, found]
  }
  return best
}

/** How many letters are missing, too many, wrong, or have changed places with their neighbour. */
export function distance(a: string, b: string): number {
  let [older, old, row] = [[] as number[], [] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i += 1) {
    ;[older, old, row] = [old, row, [i]]
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let found = Math.min(old[j]! + 1, row[j - 1]! + 1, old[j - 1]! + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) found = Math.min(found, older[j - 2]! + 1)
      row[j] = found
    }
  }
  return row[b.length]!
}

/** A text in pieces, those that are searched for marked. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  const letters = [...text]
  const isHit = findHits(letters, words)
  const pieces: Piece[] = []
  letters.forEach((letter, at) => {
    const last = pieces.at(-1)
    if (last && last.isHit === isHit[at]) last.text += letter
    else pieces.push({ text: letter, isHit: isHit[at] ?? false })
  })
  return pieces
}

/** Which letters belong to a word that is searched for. A letter may be searched as none or as two. */
function findHits(letters: readonly string[], words: readonly string[]): boolean[] {
  const owner: number[] = []
  const searched = letters
    .map((letter, at) => {
      const plainly = plainLetter(letter)
      for (let count = 0; count < plainly.length; count += 1) owner.push(at)
      return plainly
    })
    .join('')
  const isHit = letters.map(() => false)
  for (const word of words) {
    for (let from = searched.indexOf(word); from >= 0; from = searched.indexOf(word, from + word.length)) {
      for (const at of owner.slice(from, from + word.length)) isHit[at] = true
    }
  }
  return isHit
}
