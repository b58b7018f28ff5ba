/**
 * Fort's pencil case: paints by letter, limbs, and the squared paper they are drawn on.
 * A capital letter is a paint that the drawing brings itself: S skin, H hair, C clothes, T trousers, F fur, P patches.
 */

import { drawer, tube, type Point } from '../../../lib/drawing'

const PAINTS: Record<string, string> = {
  k: '#33271f', d: '#5c544e', e: '#8b8f99', s: '#c3c9d1', w: '#fffaf0', i: '#f3e3c3', a: '#dcb274', n: '#a56a3a', u: '#6b4428',
  r: '#e0492f', o: '#f58a2c', y: '#ffcf3a', g: '#63a83c', l: '#a5d65a', t: '#1fa3a8', c: '#8fdcea', b: '#3f7fdc', z: '#2c4a86',
  v: '#8a5be0', p: '#c9a2f5', m: '#f0719d', q: '#ffc4d0', x: '#b3262b',
}

/** The shapes of a text in their paints. */
export const draw = drawer(PAINTS)

/** What covers a limb: its own colour, that of the sleeve, how far the sleeve goes (0 to 10), and how wide it all is. */
export interface Cover {
  skin: string
  cloth: string
  sleeve: number
  wide: number
}

/** A limb from its joint to its end, bent to one side on the way. */
export function limb(from: Point, to: Point, bend: number, { skin, cloth, sleeve, wide }: Cover): string {
  const middle = [(from[0] + to[0]) / 2 - (to[1] - from[1]) * bend, (from[1] + to[1]) / 2 + (to[0] - from[0]) * bend]
  const d = `d="M${from.join(' ')}Q${middle.join(' ')} ${to.join(' ')}"`
  const colour = PAINTS[cloth] ?? cloth
  const cuff = `<path ${d} fill="none" stroke="${colour}" stroke-width="${wide}" pathLength="10" stroke-dasharray="${sleeve} 99" stroke-linecap="butt"/>`
  const joint = `<circle cx="${from[0]}" cy="${from[1]}" r="${wide / 2}" fill="${colour}" stroke="none"/>`
  return tube(d, skin, wide) + (sleeve ? cuff + joint : '')
}

/** Light from the upper left in two tones; a hand that shakes a little; wax that does not cover everything. */
const PAPER = `<linearGradient id="t" x1=".1" y1="0" x2=".9" y2="1"><stop offset=".22" stop-color="#fff" stop-opacity=".28"/><stop offset=".24" stop-color="#fff" stop-opacity="0"/><stop offset=".66" stop-color="#3a1c4a" stop-opacity="0"/><stop offset=".68" stop-color="#3a1c4a" stop-opacity=".16"/></linearGradient>
<filter id="h" filterUnits="userSpaceOnUse" x="-4" y="-4" width="128" height="108"><feTurbulence baseFrequency=".045" seed="1"/><feDisplacementMap in="SourceGraphic" scale="2" xChannelSelector="R" yChannelSelector="G" result="d"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 .97 0 0 0 0 .9 .3 .6 .1 0 -.15" result="l"/><feTurbulence type="fractalNoise" baseFrequency=".7 .35" seed="4"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 .97 0 0 0 0 .9 0 0 0 1.5 -.6"/><feComposite operator="in" in2="l"/><feComposite in2="d"/></filter>`

/** A drawing as a picture of its own, to be shown by an `img`. */
export function paper(drawn: string, width = 100, height = 100, defs = '', line = 2.4): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>g{filter:url(#h)}g g{filter:none}@media(max-width:130px){g{filter:none}}</style><defs>${PAPER}${defs}</defs><g fill-rule="evenodd" stroke="${PAINTS.k}" stroke-width="${line}" stroke-linejoin="round" stroke-linecap="round">${drawn}</g></svg>`
}
