/**
 * A card's effect in the notation of `cards.toml`, transliterated into the game's own icons: words are icons, signs are
 * signs, and a number belongs to the icon before it. What is legal notation is decided elsewhere: these are cards.
 */

export interface Mark {
  /** The name of an icon, or of a suit. */
  icon?: string
  sign?: string
  /** How many, or how much dearer or cheaper: shown beside the icon. */
  count?: string
}

const TOKEN = /[A-Za-z][\w-]*|-?\d+|[>,/?()]/g
const SIGNS: Record<string, string> = { x: '×', '>': '→', ',': '+', '/': '/', '(': '(', ')': ')' }
/** Verbs whose number is a change of the price. */
const PRICED = ['advance']

export function marks(text: string): Mark[] {
  const found: Mark[] = []
  for (const token of text.match(TOKEN) ?? []) {
    const last = found.at(-1)
    if (/^-?\d+$/.test(token)) {
      if (last?.icon) last.count = countOf(last.icon, Number(token))
    } else if (token in SIGNS) found.push({ sign: SIGNS[token] })
    else if (token !== '?') found.push({ icon: token }) // that one may decline is said in words
  }
  return found
}

function countOf(icon: string, number: number): string {
  if (!PRICED.includes(icon)) return String(number)
  return number < 0 ? `−${-number}` : `+${number}`
}
