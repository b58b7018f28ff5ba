/** Searching texts as one types: without capitals, accents, or hyphens that people leave out, as the command line does. */

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
