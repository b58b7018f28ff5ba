/** Blanket forts from two chairs to a palace; each player's of a cloth, with a flag and windows of its own. */

import { moved, type Point } from '../../../lib/drawing'
import { draw, paper } from './kit'

interface Style {
  cloth: string
  motif: string
  /** A window around (0, 0), and a flag that flies to the right of (0, 0). */
  window: string
  flag: string
  trim: string
}

const STAR = 'l2.4 5 5.6.6-4.2 3.7 1.2 5.4-5-2.8-5 2.8 1.2-5.4L6 6.6l5.6-.6z'

export const STYLES: readonly Style[] = [
  { cloth: '#de5a3f', motif: '<path d="M0 0h6v16H0z" fill="#ffe0b5"/>', window: '@0,0,6.5', flag: 'M0 0L17 5L0 11z', trim: 'y' },
  { cloth: '#3f7fc4', motif: '<circle cx="5" cy="5" r="3" fill="#fff"/><circle cx="13" cy="13" r="3" fill="#fff"/>', window: 'M-6-6H6V6H-6z', flag: 'M0 0H16V11H0z', trim: 'o' },
  { cloth: '#5a9f4d', motif: '<path d="M0 0h8v8H0zM8 8h8v8H8z" fill="#dcefae"/>', window: 'M-6 6V-2Q0-11 6-2V6z', flag: 'M0 0H17L12 5.5L17 11H0z', trim: 'm' },
  { cloth: '#8a5fc4', motif: `<path d="M12 2${STAR}" fill="#ffe27a" transform="translate(-3 -1) scale(.9)"/>`, window: 'M0-8L7 0L0 8L-7 0z', flag: 'M0 0Q18-3 18 5.5T0 11z', trim: 't' },
]

export const LEVELS = 6

const at = (x: number, y: number, drawn: string, size = 1): string => moved(`translate(${x} ${y}) scale(${size})`, drawn)

/** The pieces of a fort, each standing on (0, 0). */
class Pieces {
  readonly #paints: Record<string, string>
  readonly #style: Style

  constructor(style: Style) {
    this.#style = style
    this.#paints = { C: 'url(#c)', D: style.cloth, B: style.trim, S: '#f6c8a2' }
  }

  #draw(text: string): string {
    return draw(text, this.#paints)
  }

  rug(): string {
    return this.#draw('i M3 92Q60 84 117 92Q119 96 117 98Q60 104 3 98Q1 95 3 92z\n~1.6a M8 95Q60 88 112 95')
  }
  chair(): string {
    return this.#draw('#3n M-9 0V-46M-9-22H9V0\n~2.4u M-9-32H-6\nn M-12-25H12V-20H-12z\nn M-13-48H-5V-32H-13z')
  }
  heap(): string {
    return this.#draw('C M-24 0Q-26-12-14-12Q-10-20 0-15Q8-22 14-13Q26-12 26 0z\n~1.8 M-12-11q6 2 6 10M2-14q2 5 10 6')
  }
  tent(): string {
    return this.#draw(`k. M14 0Q16-34 36-34T58 0z
      y. M22 0Q24-22 36-22T50 0z
      C M-2-44Q16-54 36-44Q56-54 74-44L80 0H56Q56-30 36-30T16 0H-8z
      ~1.8 M2-40Q4-20-2-2M70-40Q68-20 74-2M18-44q2 8-1 16M54-44q-2 8 1 16`)
  }
  /** The tent with a broom in its middle. */
  peak(): string {
    return this.#draw(`u. M14 0Q16-34 36-34T58 0z
      y. M22 0Q24-22 36-22T50 0z
      #2.4a M36-50V-76
      C M-2-40Q24-48 36-68Q48-48 74-40L80 0H56Q56-30 36-30T16 0H-8z
      ~1.8 M2-36Q4-20-2-2M70-36Q68-20 74-2M33-58Q26-46 17-28M39-58Q46-46 55-28`)
  }
  lamp(): string {
    return this.#draw('#2d M0 0V-10\ny M-8-10L-4-20H4L8-10z\n~1.6y M-12-6l-4 3M12-6l4 3')
  }
  flag(): string {
    return this.#draw('#1.6a M0 8V-18') + moved('translate(1 -18)', this.#draw(`B ${this.#style.flag}`))
  }
  cushion(paint: string): string {
    return this.#draw(`${paint} M-11 0Q-14-5-11-10Q0-13 11-10Q14-5 11 0Q0 2-11 0z\n~1.6 M-5-8q5-2 10 0`)
  }
  window(): string {
    return this.#draw(`u ${this.#style.window}`)
  }
  box(): string {
    return this.#draw('a M-17 0V-34H17V0z\na M-17-34L-24-42H4L0-34zM17-34L25-41L10-43L2-34z\ni. M-3-34H3V-22H-3z\n~1.6 M-17-16h5M12-10h5') + at(0, -16, this.window())
  }
  /** Boxes in a row, with battlements. */
  wall(): string {
    return this.#draw('a M14 95V56H22V50H30V56H38V50H46V56H54V50H66V56H74V50H82V56H90V50H98V56H106V95z\n~1.6 M44 58V95M76 58V95M22 62h6M92 62h6')
  }
  tower(): string {
    return this.#draw(`a M-11 0V-56H11V0z
      ~1.8 M-11-20H11M-11-38H11
      n M-16-54H16V-60H-16z
      #2n M-13-60V-74M13-60V-74
      C M-19-72Q-6-76 0-92Q6-76 19-72Q0-66-19-72z`) + at(0, -29, this.window(), 0.9)
  }
  kid(skin: string, hair: string, waves = 0): string {
    const arm = waves ? `#3S M${waves * 5} 6L${waves * 11}-6` : ''
    return draw(`${arm}\nD M-7 14Q-7 5 0 5T7 14z\nS @0,0,6.5\nH M-6.5-1Q-7-8 0-8T6.5-1Q0-5-6.5-1z\nk. @-2.5,1,1.1\nk. @2.5,1,1.1\n~1.4 M-2 3.5q2 1.8 4 0`, { ...this.#paints, S: skin, H: hair })
  }
  spyglass(): string {
    return this.#draw('y M0 0L12-5L14 0L2 4z\ns M-6 2L0 0L2 4L-5 6z')
  }
  lights(path: string, bulbs: readonly (readonly [number, number])[]): string {
    const paints = ['y', 'r', 'c', 'l', 'm', 'o']
    return this.#draw(`~1.6 ${path}\n${bulbs.map(([x, y], n) => `${paints[n % 6]} @${x},${y + 2.5},2.4,3`).join('\n')}`)
  }
  laundry(): string {
    return this.#draw(`~1.6 M-20-1Q0 4 20-2
      r M-17 1L-10 2V12H-17z
      w M-6 2.5H5V13H-6z
      b M9 2.5L17 1V12H9z`)
  }
}

const CROWD: readonly (readonly [skin: string, hair: string])[] = [['#fddfc4', 'o'], ['#ab7148', 'u'], ['#e6af80', 'd'], ['#cd9263', 'n']]

function pieces(level: number, p: Pieces): string[] {
  const kid = (n: number, waves = 0): string => p.kid(CROWD[n]![0], CROWD[n]![1], waves)
  switch (level) {
    case 0:
      return [at(26, 93, p.chair()), at(94, 93, moved('scale(-1 1)', p.chair())), at(60, 96, p.heap())]
    case 1:
      return [at(27, 92, p.chair()), at(93, 92, moved('scale(-1 1)', p.chair())), at(24, 95, p.tent()), at(60, 95, p.lamp())]
    case 2:
      return [at(24, 95, p.peak()), at(61, 20, p.flag()), at(60, 95, p.lamp()), at(24, 98, p.cushion('B')), at(96, 98, p.cushion('l')), at(93, 90, p.cushion('q'))]
    case 3:
      return [
        at(92, 94, p.box(), 1.12), at(11, 95, p.peak(), 0.92), at(45, 24, p.flag()), at(44, 83, kid(2)),
        at(20, 98, p.cushion('B')), at(72, 98, p.cushion('l')), at(70, 90, p.cushion('q')),
      ]
    case 4:
      return [
        at(24, 94, p.tower()), at(24, 28, kid(1)), at(28, 28, p.spyglass()), at(24, 14, p.flag(), 0.7), at(95, 94, p.box()),
        at(33, 95, p.peak(), 0.8), at(62, 36, p.flag(), 0.9), at(61, 85, kid(2), 0.95), at(96, 77, kid(0), 0.85),
        at(36, 98, p.cushion('B')), at(86, 98, p.cushion('l')),
      ]
    default:
      return [
        at(36, 58, p.peak(), 0.66), at(60, 27, p.flag()), p.wall(),
        at(20, 94, p.tower(), 0.96), at(20, 31, kid(1, -1)), at(100, 94, moved('scale(-1 1)', p.tower()), 0.96), at(100, 31, kid(0, 1)),
        at(20, 16, p.flag(), 0.65), at(100, 16, p.flag(), 0.65),
        at(36, 69, p.window()), at(84, 69, p.window()), at(36, 70, kid(3), 0.75), at(84, 70, kid(1), 0.75), at(60, 53, kid(0, 1), 0.9),
        at(42, 96, p.tent(), 0.5), at(54, 87, kid(2, -1), 0.85), at(66, 87, kid(3, 1), 0.85),
        p.lights('M24 24Q40 44 60 24Q80 44 96 24', [[30, 30], [38, 34], [47, 33], [73, 33], [82, 34], [90, 30]]),
        at(101, 77, p.laundry(), 0.7), at(27, 98, p.cushion('B')), at(90, 98, p.cushion('l')), at(87, 91, p.cushion('q'), 0.8),
      ]
  }
}

/** What lies in and before a fort, and who looks out of it: drawings of kids. */
export interface Household {
  pizza: number
  toys: number
  packed: number
  faces: readonly string[]
}
export const NOBODY: Household = { pizza: 0, toys: 0, packed: 0, faces: [] }

/** Where a head shows over the cloth or the wall of each level. */
const OUTLOOKS: readonly (readonly Point[])[] = [
  [[60, 74], [42, 77], [78, 77], [26, 70], [94, 70]],
  [[44, 43], [76, 43], [60, 45], [30, 47], [90, 47]],
  [[36, 42], [84, 42], [26, 49], [95, 49], [48, 32]],
  [[92, 49], [68, 47], [26, 43], [80, 49], [104, 50]],
  [[95, 54], [80, 46], [44, 48], [106, 56], [72, 42]],
  [[42, 44], [78, 44], [52, 42], [68, 42], [33, 46]],
]
const HEAD = 0.3

function lookers(level: number, faces: readonly string[]): string {
  const spots = OUTLOOKS[level] ?? []
  return faces.slice(0, spots.length).map((face, n) => moved(`translate(${spots[n]![0] - 50 * HEAD} ${spots[n]![1] - 44 * HEAD}) scale(${HEAD})`, face)).join('')
}

const PIZZA = 'y M-6-8Q0-11 6-8L0 4z\n#1.6a M-6-8.5Q0-11.5 6-8.5\nr. @-1.5,-5,1.3\nr. @1.5,-3,1.2'
const BEAR = 'b @-3.5,-9,2.4\nb @3.5,-9,2.4\nb @0,-5.5,5\nw. @0,-4,1.9\nk. @-2,-6.5,.8\nk. @2,-6.5,.8'
const BACKPACK = 'g M-8 0V-12Q-8-20 0-20T8-12V0z\nl M-5-1V-8H5V-1z\n~1.6 M-5-13H5'

/** Pizza and toys in two heaps before the fort, and a backpack out of which peeps what is packed. */
function things({ pizza, toys, packed }: Household): string {
  const heap = (count: number, x: number, way: number, text: string): string =>
    Array.from({ length: count }, (_, n) => at(x + way * n * 9, 99 - (n % 2), draw(text))).join('')
  const peeps = Array.from({ length: Math.min(packed, 5) }, (_, n) => at(100 + n * 3.5, 79 - (n % 2) * 2, draw(n % 2 ? BEAR : PIZZA), 0.6)).join('')
  return heap(pizza, 10, 1, PIZZA) + heap(toys, 88, -1, BEAR) + (packed ? peeps + at(107, 99, draw(BACKPACK)) : '')
}

/** The fort of this level, in the style of this seat, with what is in it. */
export function fortOf(level: number, seat: number, household = NOBODY): string {
  const style = STYLES[seat % STYLES.length]!
  const p = new Pieces(style)
  const cloth = `<pattern id="c" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(${style.window.startsWith('@') ? 0 : 8}) scale(.62)"><rect width="16" height="16" fill="${style.cloth}"/>${style.motif}</pattern>`
  const drawn = pieces(level, p)
  // They look over what stands in front: in the palace that is the wall, before the tent behind it.
  drawn.splice(level === LEVELS - 1 ? 2 : 0, 0, lookers(level, household.faces))
  return paper(p.rug() + drawn.join('') + things(household), 120, 100, cloth, 1.9)
}
