/**
 * What every pencil case holds: a notation for shapes, parts by name, and drawings as addresses that an `img` shows.
 *
 * A drawing is a text with one shape a line: a paint, then an SVG path.
 *   `r M0 0h9z`    filled red, shaded, outlined         `r. M0 0h9z`   filled red and nothing else
 *   `~ M0 0h9`     a line of ink, `~r` in red, `~5r` 5 wide        `#7r M0 0h9`   a tube, 7 wide: outlined red
 *   `* …`          the shape and its mirror image       `@x,y,r` or `@x,y,rx,ry` in a path is a circle or an ellipse
 */

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

const SHAPE = /^(\*?)([~#]?)([\d.]*)([a-zA-Z]?)(\.?) (.*)$/

/** Paints by letter; `k` is the ink. */
export type Paints = Record<string, string>

function shape(line: string, paints: Paints, own: Paints): string {
  const [, twice, kind, wide, paint = '', flat, rest = ''] = SHAPE.exec(line) ?? fail(line)
  const name = own[paint] ?? paint
  const colour = paints[name || 'k'] ?? (own[paint] || fail(line))
  const d = `d="${rounds(rest)}"`
  const drawn =
    kind === '~' ? `<path ${d} fill="none" stroke="${colour}"${wide && ` stroke-width="${wide}"`}/>`
    : kind === '#' ? tube(d, colour, Number(wide || 6))
    : flat ? `<path ${d} fill="${colour}" stroke="none"/>`
    : `<path ${d} fill="${colour}" stroke="none"/><path ${d} fill="url(#t)"/>`
  return twice ? `${drawn}<g transform="scale(-1 1)">${drawn}</g>` : drawn
}

export const tube = (d: string, colour: string, wide: number): string =>
  `<path ${d} fill="none" stroke-width="${wide + 4.2}"/><path ${d} fill="none" stroke="${colour}" stroke-width="${wide}"/>`

/** Draws the shapes of a text in these paints, and in those that a drawing brings itself. */
export function drawer(paints: Paints): (text: string, own?: Paints) => string {
  return (text, own = {}) => lines(text).map((line) => shape(line, paints, own)).join('')
}

export function moved(transform: string, drawn: string): string {
  return transform && drawn ? `<g transform="${transform}">${drawn}</g>` : drawn
}

export type Point = readonly [x: number, y: number]

export const address = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** Addresses by name: what was drawn once is kept, for a card is shown again and again. */
export class Album {
  readonly #made = new Map<string, string>()

  address(name: string, draw: () => string): string {
    const known = this.#made.get(name) ?? address(draw())
    this.#made.set(name, known)
    return known
  }
}
