/** What a game's rules are illustrated with: each game brings it beside its table, and it is fetched with the rules. */

import type { Component } from 'svelte'
import type { CardAbout, Say } from '../wire'

export interface Pictures {
  /** Draws a thing by its name. */
  Picture: Component<{ name: string }>
  /** What a chapter speaks of, by its heading. */
  chapters: Record<string, string[]>
  /** What the icons mean. */
  legend: Record<string, Say>
  /** What stands below a thing that is neither a card nor in the legend. */
  caption: (name: string) => Say | null
  /** How a thing in the box is drawn; null: it is not. */
  ofCard: (card: CardAbout) => string | null
}

const FOUND = import.meta.glob<Pictures>('../tables/*/pictures.ts', { import: 'PICTURES' })

export async function loadPictures(game: string): Promise<Pictures | null> {
  return (await FOUND[`../tables/${game}/pictures.ts`]?.()) ?? null
}

/** The card that a clause is about, by the words of its id: `<game>.perk.diy`. */
export function cardOfClause(id: string, cards: Record<string, CardAbout>): CardAbout | undefined {
  const word = id.split('.').slice(1).find((part) => part in cards)
  return word === undefined ? undefined : cards[word]
}
