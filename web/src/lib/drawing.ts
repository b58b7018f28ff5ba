/** What every pencil case holds: paths with circles, parts by name, and drawings as addresses that an `img` shows. */

const NUMBER = '(-?[\\d.]+)'
const ROUND = new RegExp(`@${NUMBER},${NUMBER},${NUMBER}(?:,${NUMBER})?`, 'g')

/** `@x,y,r` or `@x,y,rx,ry` in a path is a circle or an ellipse. */
export function rounds(path: string): string {
  return path.replace(ROUND, (_, x, y, rx, ry = rx) => `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`)
}

/** A slip of the pen: the tests draw everything, so no player meets it. */
export function fail(slip: string): never {
  throw new Error(`cannot be drawn: ${slip}`)
}

/** Parts by their names, one after the other. */
export function named(names: string, parts: Record<string, string>): string {
  return names.split(' ').filter(Boolean).map((name) => parts[name] ?? fail(name)).join('\n')
}

/** The shapes of a text, one a line. */
export function lines(text: string): string[] {
  return text.split('\n').map((line) => line.trim()).filter(Boolean)
}

export function moved(transform: string, drawn: string): string {
  return transform && drawn ? `<g transform="${transform}">${drawn}</g>` : drawn
}

export type Point = readonly [x: number, y: number]

/** Addresses by name: what was drawn once is kept, for a card is shown again and again. */
export class Album {
  readonly #made = new Map<string, string>()

  address(name: string, draw: () => string): string {
    const known = this.#made.get(name) ?? `data:image/svg+xml,${encodeURIComponent(draw())}`
    this.#made.set(name, known)
    return known
  }
}
