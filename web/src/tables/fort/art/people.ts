/** A kid from parts: a head with its hair and its mood, clothes, arms and legs that reach wherever they are told. */

import { moved, named, type Point } from '../../../lib/drawing'
import { draw, limb, type Cover } from './kit'

/** Where a hand or a foot is, and how far its limb is bent to the right on the way. */
export type Reach = readonly [x: number, y: number, bend?: number]

export interface Kid {
  skin: number
  /** Cut and paint of the hair. */
  hair: string
  face: string
  /** Centre of the head, its tilt in degrees, how far it looks to the right, its size. */
  head?: readonly [x: number, y: number, tilt?: number, look?: number, size?: number]
  /** Paints of clothes and trousers. */
  cloth?: string
  trousers?: string
  /** How far sleeves reach, from 0 to 10. */
  sleeve?: number
  /** Hands: those before the body, and those behind it. */
  arms?: readonly Reach[]
  behind?: readonly Reach[]
  legs?: readonly Reach[]
  /** What is drawn: behind everything, on the clothes (a top by name, or what is worn over it), on the head (in its own place and tilt), in the hands, before everything. */
  back?: string
  top?: string
  wear?: string
  hat?: string
  hold?: string
  front?: string
  /** Where the whole figure stands. */
  at?: string
}

const SKINS = ['#fddfc4', '#f6c8a2', '#e6af80', '#cd9263', '#ab7148', '#8a573c']

/** Black hair is not as black as ink, so that its lines are seen. */
const HAIRS: Record<string, string> = { k: '#4b3c3d' }

const HEAD = 'S M-22 1C-22-14-12-20 0-20S22-14 22 1C22 14 12 20 0 20S-22 14-22 1z'
const EARS = '*S @22,3,4.5'
const FRINGE = 'H M-23 1Q-23-24 0-24T23 1Q19-9 0-9T-23 1z'
const PARTED = 'H M-23 3Q-25-25 1-25T23 3Q17-6 5-15Q-9-4-23 3z'

/** Hair behind the head and before it. */
const HAIR: Record<string, readonly [back: string, front: string]> = {
  none: ['', ''],
  short: ['', 'H M-23 2Q-26-26 0-26T23 2Q20-8 12-11Q-3-5-18-11Q-21-5-23 2z'],
  crop: ['', 'H M-22-3Q-22-23 0-23T22-3Q19-12 0-13T-22-3z'],
  bob: ['H M-25 16Q-31-27 0-27T25 16Q22 22 15 18H-15Q-22 22-25 16z', FRINGE],
  bowl: ['', 'H M-25 3Q-28-27 0-27T25 3Q0-9-25 3z'],
  long: ['H M-25 44Q-32-28 0-28T25 44Q14 47 0 45T-25 44z', PARTED],
  spikes: ['', 'H M-23 1L-29-13L-18-14L-19-30L-7-21L0-36L7-21L19-31L18-15L29-14L23 1Q16-10 0-10T-23 1z'],
  curls: ['', 'H M-22 4a8 8 0 0 1-3-13a8 8 0 0 1 7-12a9 9 0 0 1 13-7a9 9 0 0 1 12 1a9 9 0 0 1 12 6a8 8 0 0 1 6 12a8 8 0 0 1-3 13Q18-8 10-9Q0-3-10-9Q-18-8-22 4z'],
  afro: ['H M-20 15a11 11 0 0 1-12-14a12 12 0 0 1 2-20a13 13 0 0 1 16-16a14 14 0 0 1 28 0a13 13 0 0 1 16 16a12 12 0 0 1 2 20a11 11 0 0 1-12 14z', 'H M-21-2Q-20-21 0-21T21-2Q10-13 0-11T-21-2z'],
  puffs: ['*H @20,-21,11', 'H M-22-1Q-22-23 0-23T22-1Q12-14 0-13T-22-1z\n~ M0-22V-14'],
  buns: ['*H @17,-23,8', FRINGE],
  pigtails: ['*H M20 2Q38-8 37 26Q27 24 20 10z', PARTED],
  braids: ['*H M19 8q8-1 9 6q5 5 0 9q4 6-1 9q2 6-3 10q-6-4-4-10q-5-4-1-9q-5-5 0-9q-3-3 0-6z', PARTED],
  pony: ['H M12-18Q44-34 37 20Q30 14 29 4Q28-6 16-8z', 'H M-23 1Q-24-25 0-25T23 1Q19-10 8-13Q-6-7-18-8Q-21-4-23 1z'],
  quiff: ['', 'H M-22-1Q-25-20-11-23Q0-40 21-30Q31-20 23-1Q20-9 13-12Q-4-8-18-12Q-21-8-22-1z'],
  slick: ['', 'H M-23 1Q-25-24 2-25T23 1Q21-7 15-12Q0-18-17-9Q-21-5-23 1z\n~1.5 M-10-20Q4-22 15-14M-15-15Q-4-20 8-17'],
  mohawk: ['', 'H M-10-12L-16-23L-9-26L-13-36L-4-35L0-44L5-35L13-36L9-26L16-23L10-12Q0-19-10-12z'],
  wild: ['H M-19 14L-33 15L-25 6L-39 0L-27-6L-38-18L-23-18L-27-32L-12-27L-6-39L2-28L14-37L16-25L31-29L25-16L39-14L28-5L38 3L26 6L32 17z', 'H M-22 1Q-20-21 0-21T22 1Q16-11 6-11L2-17L-3-11Q-16-11-22 1z'],
  locs: ['H M-24 24Q-30-27 0-27T24 24q-4 5-6-1q-3 6-6 1V0H-12v24q-3 5-6-1q-2 6-6 1z', 'H M-23 3Q-24-25 0-25T23 3L18-4L14-11L9-5L5-13L0-6L-5-13L-9-5L-14-11L-18-4z'],
  hijab: ['H M-29 30Q-32-31 0-31T29 30z', 'H M-25 0Q-25-27 0-27T25 0Q26 20 14 30H-14Q-26 20-25 0M-18 2Q-17 18 0 18T18 2Q16-14 0-14T-18 2z'],
  tuft: ['', 'H M-3-18Q-8-32 3-30Q9-27 4-24Q1-23 3-18z'],
  swept: ['', 'H M22 3Q27-18 12-24Q-2-31-28-29Q-22-25-26-22Q-34-20-41-23Q-37-14-29-12Q-34-6-40-6Q-32 4-21 4Q-22-8-12-12Q6-8 17-10Q21-4 22 3z'],
}

const BALL = (x: number): string => `k. @${x},3,2.9,3.3\nw. @${x - 1},1.8,1`

/** Eyes, mouths and what else a face has, by name. Eyes at (±8.5, 3), the mouth at y 12. */
const FACE: Record<string, string> = {
  dots: `${BALL(-8.5)}\n${BALL(8.5)}`,
  round: '*w @8.5,3,5.2\nk. @-7.5,3.5,2.6\nk. @9.5,3.5,2.6\nw. @-8.5,2.4,.9\nw. @8.5,2.4,.9',
  happy: '*~2.6 M4.5 4.5q4-6 8 0',
  shut: '*~2.6 M4.5 2.5q4 5 8 0',
  wink: `${BALL(-8.5)}\n~2.6 M4.5 4q4-4.5 8 0`,
  squint: '*~2.6 M12.5 0L5.5 3l7 3.5',
  cool: '*k. @8.5,4,2.8,2.4\n*~2.6 M4 1h9',
  stern: '*k. @8.5,4,2.6\n*~3 M3.5 0L13-3.5',
  sly: '*k. @8.5,4,2.6\n~2.6 M-13-2L-4 1\n~2.6 M4-3q5-3 9 0',
  brows: '*~2.4 M4.5-4.5q4-3 8-1',
  smile: '~2.4 M-6 11q6 6 12 0',
  grin: 'w M-8 10Q0 12 8 10Q7 17 0 17T-8 10z',
  laugh: 'x M-9 8Q0 10 9 8Q9 18 0 18T-9 8z\nm. M-5 15.5q5-3 10 0q-2 2-5 2t-5-2z',
  oh: 'x @0,13,3.6,4',
  flat: '~2.4 M-5 13h10',
  smirk: '~2.4 M-5 13Q3 15 8 10',
  frown: '~2.4 M-6 14.5q6-5 12 0',
  tongue: '~2.4 M-7 11q7 5 14 0\nm M-1 14q0 6 3 6t3-7z',
  gap: 'x M-8 9.5Q0 11 8 9.5Q7 17 0 17T-8 9.5z\nw. M-4.5 10.5h4v3h-4zM1 10.5h4v3H1z',
  braces: 'w M-8 10Q0 12 8 10Q7 17 0 17T-8 10z\n~1.4e M-7 13.2h14\ne. @-3,13.2,1.3\ne. @3,13.2,1.3',
  cheeks: '*m. @15,9.5,3.6,2.5',
  freckles: '*n. @12,8.5,1.1\n*n. @15.5,7.5,1.1\n*n. @14.5,11,1.1',
  glasses: '*~2.2 @8.5,3,7\n~2.2 M-2 2q2-1.5 4 0M15.5 2l6-2M-15.5 2l-6-2',
  nose: '~2 M-1 7q1.5 1.8 3 0',
  plaster: 'i M-5 6.5L4 3.5L5.5 7L-3.5 10z',
  tears: '*c. M17 4q5 6 1 8q-4-2-1-8z',
  aid: 'b M21-3q6-1 5 6q-1 5-4 4q2-4-1-10z',
}

/** What is drawn on the clothes. */
const TOPS: Record<string, string> = {
  tee: '~2 M42 63.5q8 7 16 0',
  hood: '~2 M40 65q10 9 20 0M46 69v9M54 69v9\n~2 M38 90q12 5 24 0l3 14H35z',
  stripes: '~4.5w M38 77Q50 81 62 77M36.5 89Q50 93 63.5 89M36 101Q50 105 64 101\n~2 M42 63.5q8 7 16 0',
  overalls: 'z M40 80H60V74H40zM33 106V88Q40 90 40 80H60Q60 90 67 88V106z\n~4z M41 78V65M59 78V65\ny. @41,78,2\ny. @59,78,2',
  star: '~2 M42 63.5q8 7 16 0\ny M50 73l3 6.5 7 .7-5.3 4.6 1.5 7-6.2-3.6-6.2 3.6 1.5-7L40 80.2l7-.7z',
  zip: '~2 M42 63.5q8 7 16 0M50 67v40\ny. M48 70h4v6h-4z',
}

const TORSO = 'C M32 106Q31 64 50 61Q69 64 68 106z'
const SHORT = 'C M35 86Q33 64 50 61Q67 64 65 86Q50 90 35 86z'
const SHOULDERS: readonly Point[] = [[37, 70], [63, 70]]
const HIPS: readonly Point[] = [[43, 84], [57, 84]]
const SHOE = ([x, y]: Reach): string => `w M${x - 5} ${y + 2}q0-6 5-6t${x < 50 ? 8 : 10} 6z`

const HAND = ([x, y]: Reach): string => `S @${x},${y},4.6`

/** A limb starts at the nearer of two joints. */
function reached(joints: readonly Point[], [x, y, bend = 0]: Reach, cover: Cover): string {
  return limb(x < 50 ? joints[0]! : joints[1]!, [x, y], bend, cover)
}

/** The hair that falls behind the body, and the rest of the head. */
function headOf(kid: Kid, part: (text?: string) => string): [hair: string, head: string] {
  const [x, y, tilt = 0, look = 0, size = 1] = placeOf(kid)
  const [back, front] = HAIR[kid.hair.split(' ')[0]!]!
  const place = (drawn: string): string => moved(`translate(${x} ${y}) rotate(${tilt}) scale(${size})`, drawn)
  const face = moved(`translate(${look} 0)`, part(named(`nose ${kid.face}`, FACE)))
  return [place(part(back)), place(part(`${EARS}\n${HEAD}`) + face + part(front) + part(kid.hat))]
}

const placeOf = (kid: Kid) => kid.head ?? ([50, 42] as const)

function neckOf(kid: Kid): string {
  const [x, y] = placeOf(kid)
  return `#8S M50 66L${x} ${y + 14}`
}

export function kidOf(kid: Kid): string {
  const { skin: tone, cloth = 'b', trousers = '#3c4a6b', sleeve = 6, arms = [], behind = [], legs } = kid
  const skin = SKINS[tone]!
  const hue = kid.hair.split(' ')[1] ?? 'k'
  const part = (text = ''): string => draw(text, { S: skin, H: HAIRS[hue] ?? hue, C: cloth, T: trousers })
  const arm = (to: Reach): string => reached(SHOULDERS, to, { skin, cloth, sleeve, wide: 7.5 }) + part(HAND(to))
  const leg = (to: Reach): string => reached(HIPS, to, { skin, cloth: trousers, sleeve: 9.5, wide: 8 }) + part(SHOE(to))
  const [hair, head] = headOf(kid, part)
  const layers = [
    part(kid.back), hair, ...behind.map(arm), ...(legs ?? []).map(leg),
    part(neckOf(kid)), part(legs ? SHORT : TORSO), part(kid.wear ?? named(kid.top ?? 'tee', TOPS)),
    head, part(kid.hold), ...arms.map(arm), part(kid.front),
  ]
  return moved(kid.at ?? '', layers.join(''))
}

/** Kids in clothes of one colour. */
export function dressed(cloth: string, kids: Record<string, readonly Kid[]>): Record<string, readonly Kid[]> {
  const dress = (kid: Kid): Kid => ({ cloth, ...kid })
  return Object.fromEntries(Object.entries(kids).map(([id, each]) => [id, each.map(dress)]))
}

/** That of a best friend, on the ground beside the kid. */
export const HEART = 'r M12 96Q2 88 5 83Q9 79 12 85Q15 79 19 83Q22 88 12 96z'
