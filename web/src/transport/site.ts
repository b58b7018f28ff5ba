/** What a page says of the house it came from: nothing where a server answers, else where the parts of a site lie. */

export interface Part {
  /** Its address, below that of the site. */
  file: string
  bytes: number
}

export interface Site {
  /** The interpreter and the house: what they say of themselves, and where they are. */
  kit: { info: object; parts: Record<string, Part> }
  /** What never changes, by the address at which a server would answer it. */
  answers: Record<string, string>
  /** Where a server is that friends can meet at; empty: nowhere. */
  server: string
  /** How many seconds a computer player's move takes at least. */
  pace: number
}

export function readSite(): Site | null {
  const block = globalThis.document?.getElementById('site')
  return block ? JSON.parse(block.textContent ?? '') : null
}

/** What another edition of the site has otherwise: the name of the house, which changes with it. */
export function editionOf(site: Site): string {
  return site.kit.parts['house.pack']!.file
}
