/**
 * The engraver's tools: a drawing is toned in greys, and a screen of fine waves turns the greys into lines that swell
 * where it is dark. On a stamp the lines would blur, so there the greys stay.
 *
 * A drawing is a text with one shape a line: a tone from 0 (ink) to 9 (paper), then an SVG path.
 *   `4 M0 0h9z`      toned and outlined           `4. M0 0h9z`   toned only
 *   `37 …` `3/7 …` `3o7 …`   from the left to the right, from the top to the bottom, from the middle to the rim
 *   `~ M0 0h9`       a line of ink, `~2` 2 wide, `~2w` of paper
 *   `* …`            the shape and its mirror image        `@x,y,r` or `@x,y,rx,ry` in a path is a circle or an ellipse
 */

import { fail, lines, rounds } from '../../../lib/drawing'

const SHAPE = /^(\*?)(?:~([\d.]*)(w?)|(\d)(?:([/o]?)(\d))?(\.?)) (.*)$/
const WAYS: Record<string, string> = { '': 'x1="0" x2="1"', '/': 'x1="0" x2="0" y2="1"' }

const grey = (tone: string): string => `#${Math.round((Number(tone) / 9) * 15).toString(16).repeat(3)}`

function gradient(id: string, from: string, way: string, to: string): string {
  const stops = `<stop stop-color="${grey(from)}"/><stop offset="1" stop-color="${grey(to)}"/>`
  return way === 'o' ? `<radialGradient id="${id}">${stops}</radialGradient>` : `<linearGradient id="${id}" ${WAYS[way]}>${stops}</linearGradient>`
}

/** The shapes of one plate, with the gradients that they need. */
class Plate {
  readonly #gradients = new Map<string, string>()

  get defs(): string {
    return [...this.#gradients.values()].join('')
  }

  shape(line: string): string {
    const [, twice, wide, pale, from = '', way = '', to = '', flat, rest = ''] = SHAPE.exec(line) ?? fail(line)
    const d = `d="${rounds(rest)}"`
    const drawn = from
      ? `<path ${d} fill="${this.#tone(from, way, to)}"${flat && ' stroke="none"'}/>`
      : `<path ${d} fill="none"${wide && ` stroke-width="${wide}"`}${pale && ' stroke="#fff"'}/>`
    return twice ? `${drawn}<g transform="matrix(-1 0 0 1 100 0)">${drawn}</g>` : drawn
  }

  #tone(from: string, way: string, to: string): string {
    if (!to) return grey(from)
    const id = `g${from}${way === '/' ? 'v' : way}${to}`
    this.#gradients.set(id, gradient(id, from, way, to))
    return `url(#${id})`
  }
}

/** A wave of the screen: its middle is the last to take ink, its rim the first. */
const WAVE = [9, 7.5, 6, 4.5, 3, 1.5].map((wide) => `<path d="M-2 5q7-2.6 13 0t13 0t13 0" fill="none" stroke="#fff" stroke-opacity=".21" stroke-width="${wide}"/>`).join('')
const LINES = (turn: number): string =>
  `<pattern id="w" width="26" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn}) scale(.2)"><path d="M0 0h26v10H0z" fill="#2c2c2c"/>${WAVE}</pattern>`
/** Ink where it is darker than the middle: sharply under the screen, softly without it. */
const press = (id: string, slope: number, at: number): string =>
  `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feColorMatrix values="0 0 0 0 .13 0 0 0 0 .1 0 0 0 0 .07 ${-slope} 0 0 0 ${at}"/></filter>`
const PRESSES = press('p', 5, 3.05) + press('s', 1.25, 1.15)
const SMALL = '@media(max-width:56px){.w{display:none}.p{filter:url(#s)}}'

export interface Sheet {
  width?: number
  height?: number
  /** How the waves of the screen are turned, in degrees. */
  turn?: number
  /** A path that the picture stays within, and the lines around it. */
  frame?: string
  edge?: string
}

/** An engraving as a picture of its own, to be shown by an `img`: ink on nothing. */
export function engrave(text: string, { width = 100, height = 100, turn = 0, frame = '', edge = '' }: Sheet = {}): string {
  const plate = new Plate()
  const drawn = (shapes: string): string => lines(shapes).map((line) => plate.shape(line)).join('')
  const picture = `<g${frame && ' clip-path="url(#f)"'}>${drawn(text)}</g>${drawn(edge)}`
  const all = `width="${width}" height="${height}"`
  const clip = frame && `<clipPath id="f"><path d="${rounds(frame)}"/></clipPath>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>.p{filter:url(#p)}${SMALL}</style><defs>${PRESSES}${LINES(turn)}${clip}${plate.defs}</defs><g class="p"><rect ${all} fill="#fff"/><g stroke="#000" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round">${picture}</g><rect class="w" ${all} fill="url(#w)" opacity=".5"/></g></svg>`
}
