/** forfort's tool box: paints of stone, iron, wood and cloth, and the board they stand on. */

import { drawer } from '../../../lib/drawing'

const PAINTS = {
  k: '#3a352c', s: '#cdc8b9', g: '#a49f91', d: '#7b766a', l: '#e6e2d6', i: '#93a0b8', j: '#66728a', p: '#eef1f6',
  n: '#c3925a', w: '#8f6539', a: '#e2b877', c: '#f5efdc', b: '#d9cda9', r: '#b8452f', y: '#e6b93f', z: '#2c2a28', e: '#5f8fc4', f: '#f5b83d',
}

export const draw = drawer(PAINTS)

/** Light from the upper left, in two tones. */
const LIGHT =
  '<linearGradient id="t" x1=".1" y1="0" x2=".9" y2="1"><stop offset=".3" stop-color="#fff" stop-opacity=".22"/><stop offset=".34" stop-color="#fff" stop-opacity="0"/><stop offset=".64" stop-color="#2a1a3a" stop-opacity="0"/><stop offset=".68" stop-color="#2a1a3a" stop-opacity=".16"/></linearGradient>'

/** A drawing as a picture of its own, with room above for what rises over its space. */
export function board(drawn: string, line = 2.6, above = 0): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${-above} 100 ${100 + above}"><defs>${LIGHT}</defs><g fill-rule="evenodd" stroke="${PAINTS.k}" stroke-width="${line}" stroke-linejoin="round" stroke-linecap="round">${drawn}</g></svg>`
}

/** A shadow on the ground. */
export const shade = (path: string): string => `<path d="${path}" fill="#1c1a10" fill-opacity=".22" stroke="none"/>`

const TUFT = 'q2-7 4 0m-2 0q1-9 5-8m-5 8'
const TUFTS = ['62 64', '82 118', '116 74', '70 186', '92 230', '128 214', '186 70', '222 92', '236 138', '196 206', '228 226', '66 144', '168 238', '146 62', '214 172']

/** The ground of a fort, 300 wide: paths from the middle to all sides, and tufts of grass. */
export function meadow(): string {
  const paths = 'M150 60V240M60 150H240'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" fill="none" stroke-linecap="round"><path d="${paths}" stroke="#d9b36b" stroke-opacity=".3" stroke-width="34"/><path d="${paths}" stroke="#d9b36b" stroke-opacity=".22" stroke-width="20" stroke-dasharray="2 26"/><circle cx="150" cy="150" r="56" fill="#d9b36b" fill-opacity=".3"/><path d="${TUFTS.map((at) => `M${at}${TUFT}`).join('')}" stroke="#4f6b2c" stroke-opacity=".55" stroke-width="2"/></svg>`
}
