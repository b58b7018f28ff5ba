/** What fixes a shuffle before the deal, made again in the browser from exactly the bytes of `engine/chance.py`. */

import { randomHex, sha256 } from './digest'

/** The text whose digest is published before the deal. */
export function toDigest(seed: string, salt: string): string {
  return `blanketfort commitment\n${seed}\n${salt}`
}

export function commitmentTo(seed: string, salt: string): string {
  return sha256(toDigest(seed, salt))
}

/** What fixes the word that a seat adds to the shuffle (`table/shuffle.py`). */
export function pledgeTo(table: string, seat: number, word: string): string {
  return sha256(`blanketfort word\n${table}\n${seat}\n${word}`)
}

const placeOf = (table: string, seat: number) => `word ${table} ${seat}`

/** The word that this browser has added for a seat, if it has. */
export function ownWord(table: string, seat: number): string | null {
  return localStorage.getItem(placeOf(table, seat))
}

/** The same, made and kept where there is none yet. */
export function wordFor(table: string, seat: number): string {
  const word = ownWord(table, seat) ?? randomHex(16)
  localStorage.setItem(placeOf(table, seat), word)
  return word
}
