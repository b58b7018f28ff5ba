/** The dogs by breed and temper, the cats by what they do. */

import { moved, named } from '../../../lib/drawing'
import { draw } from './kit'

export interface Animal {
  /** Paints of the coat and of its patches. */
  fur: string
  patch?: string
  /** Centre of the head, its tilt in degrees, its size. */
  head?: readonly [x: number, y: number, tilt?: number, size?: number]
  /** Parts of the head by name, from back to front. */
  parts: string
  /** The body; what is drawn behind it, on the head (in its own place and tilt), and before everything. */
  body?: string
  back?: string
  hat?: string
  front?: string
  at?: string
}

const BALL = (x: number, y: number, r: number): string => `k. @${x},${y},${r}\nw. @${x - 1},${y - 1.2},1`

/** Parts of heads, around (0, 0). */
const PARTS: Record<string, string> = {
  // Dogs
  round: 'F M-24 0Q-24-22 0-22T24 0Q25 22 0 23T-24 0z',
  lean: 'F M-21-7Q-19-25 0-25T21-7Q21 7 12 13Q12 27 0 27T-12 13Q-21 7-21-7z',
  wide: 'F M-27 2Q-26-20 0-20T27 2Q29 24 0 24T-27 2z',
  floppy: '*P M17-17Q37-20 35 8Q27 17 20 2z',
  hang: '*P M18-14Q38-8 34 34Q22 40 19 6z',
  prick: '*P M5-20L22-42L26-6z\n*q. M12-20L20-33L21-13z',
  bat: '*P M6-18Q16-46 40-38Q42-18 24-4z\n*q. M14-18Q20-36 35-33Q35-20 24-10z',
  fold: '*P M7-19L19-35Q34-30 33-14Q26-20 24-6z',
  button: '*P M15-20Q32-24 33-6Q26-2 19-8z',
  snout: 'w M-13 9Q-13-3 0-3T13 9Q13 22 0 22T-13 9z',
  blaze: 'w. M-5-21Q0-24 5-21L7-2H-7z',
  cap: 'P. M-23-4Q-23-21 0-21T23-4Q14-13 6-6Q0-13-6-6Q-14-13-23-4z',
  spot: 'P. @10,-5,8,9',
  nose: 'k @0,2.5,5,3.8\nw. @-1.5,1.4,1.3',
  eyes: `${BALL(-9, -5, 3)}\n${BALL(9, -5, 3)}`,
  big: '*w @10,-5,6\nk. @-9.5,-5,3.8\nk. @10.5,-5,3.8\nw. @-11,-6.5,1.3\nw. @9,-6.5,1.3',
  ice: '*c @9,-5,4\n*k. @9,-5,2',
  closed: '*~2.4 M5-5q4 4.5 8 0',
  glad: '*~2.4 M5-3.5q4-6 8 0',
  sad: '*k. @9,-3,2.8\n*~2.4 M4-9q5-1 9 2.5',
  keen: '*k. @9,-4,2.8\n*~2.4 M4-7L13-11',
  mouth: '~2.2 M0 6v5M0 11q-4 5-8 1M0 11q4 5 8 1',
  pant: 'm M-5 12Q-6 25 0 25T5 12z\n~2.2 M0 6v5M0 11q-4 5-8 1M0 11q4 5 8 1',
  bark: 'x M-9 10Q0 8 9 10Q10 25 0 25T-9 10z\nm. M-5 20q5-4 10 0q-1 4-5 4t-5-4z\n~2.2 M0 6v3',
  jowls: 'w M-17 12Q-18 0 0 0T17 12Q18 24 8 23Q0 18-8 23Q-18 24-17 12z\n~2.2 M0 6v8M0 14q-6 1-9 5M0 14q6 1 9 5',
  beard: 's M-16 4Q-20 26 0 30Q20 26 16 4Q8 8 0 4Q-8 8-16 4z\n~2.2 M0 7v6',
  brows: '*s M5-9Q12-20 20-9Q12-6 5-9z',
  fluff: 'F M0-30a10 10 0 0 1 17 5a10 10 0 0 1 12 13a10 10 0 0 1 4 16a10 10 0 0 1-8 15a10 10 0 0 1-14 8a11 11 0 0 1-22 0a10 10 0 0 1-14-8a10 10 0 0 1-8-15a10 10 0 0 1 4-16a10 10 0 0 1 12-13a10 10 0 0 1 17-5z',
  husky: 'w. M-20 2Q-18-8-9-8Q-3-6 0-18Q3-6 9-8Q18-8 20 2Q18 10 12 13Q12 26 0 26T-12 13Q-18 10-20 2z',
  smirk: '~2.2 M0 6v5M0 11q-4 4-8 1M0 11q6 5 11-2',
  pug: 'P. M-15 6Q-15-3 0-3T15 6Q18 22 0 22T-15 6z',
  wrinkles: '~2 M-6-14q6 4 12 0M-8-18q8 4 16 0',
  tongue: 'm M-4 13Q-4 22 0 22T4 13z\n~2.2s M0 6v5M0 11q-4 4-8 1M0 11q4 4 8 1',
  pompoms: '*P M18-12a9 9 0 0 1 14 4a9 9 0 0 1 3 14a9 9 0 0 1-8 12a9 9 0 0 1-9-8z',
  topknot: 'P M-18-12a9 9 0 0 1-2-16a10 10 0 0 1 13-11a11 11 0 0 1 16 1a10 10 0 0 1 12 11a9 9 0 0 1-3 15Q0-20-18-12z',
  points: '*a. @9,-12,3.2,2\n*a. M4 8Q10 6 12 13Q12 24 2 26z',
  dirt: 'u. @-14,6,4,2.5\nu. @4,-2,3,1.8',
  cheeks: '*m. @16,4,3.5,2.4',
  // Cats
  cat: '*F M5-19L22-38L25-4z\n*q. M12-19L20-30L21-12z\nF M-26 3Q-25-20 0-20T26 3Q25 23 0 23T-26 3z',
  stripes: '~3P M0-19v9M-8-18l2 7M8-18l-2 7M-25 4l7 1M25 4l-7 1M-23 11l7-1M23 11l-7-1',
  bib: 'w. M-11 10Q-11 3 0 3T11 10Q11 21 0 21T-11 10z',
  tip: 'm M-3.5 6h7l-3.5 4z\n~2 M0 10q-4 5-7 1M0 10q4 5 7 1',
  whiskers: '*~1.6 M13 8l16-3M13 11l16 2',
  slits: '*l @10,-3,5.5\n*k. @10,-3,1.8,4.5',
  wide_eyes: '*w @10,-4,7.5\n*k. @10,-4,2',
  oh: 'x @0,13,4,5\nm. M-3 6h6l-3 3z',
  mane: 'P M0-28L8-36L15-26L27-31L28-19L40-17L34-6L43 3L34 10L38 22L26 22L24 33L13 27L5 36L-3 28L-13 34L-18 25L-30 28L-30 16L-41 13L-34 3L-42-7L-33-12L-35-25L-24-23L-21-34L-11-27z',
  greens: '*g @10,-3,5\n*k. @10,-3,1.8,4',
  glasses: '*~2 @10,-3,7.5\n~2 M-3-4q3-2 6 0',
  bristle: 'F M0-26L5-36L10-25L20-32L21-20L32-22L28-11L38-8L30 0L39 8L29 10L34 20L23 19L22 29L13 23L7 32L0 24L-7 32L-13 23L-22 29L-23 19L-34 20L-29 10L-39 8L-30 0L-38-8L-28-11L-32-22L-21-20L-20-32L-10-25L-5-36z',
  fangs: 'x M-8 9Q0 7 8 9Q7 18 0 18T-8 9z\nw. M-6 9l2 5 2-5zM2 9l2 5 2-5z\nm. M-3 4h6l-3 3z',
}

/** Bodies, where most heads sit on them. */
const SITS = 'F M27 106Q25 68 50 62Q75 68 73 106z'
const CHEST = 'w. M40 68Q50 62 60 68Q62 92 50 98Q38 92 40 68z'
const LEGS = '~2.2 M43 106V90M57 106V90'
const COLLAR = (paint: string): string => `#4${paint} M34 70Q50 80 66 70`

export const DOGS: Record<string, Animal> = {
  drover: {
    fur: '#4b4347', patch: '#4b4347', head: [44, 42, -6], parts: 'fold round blaze snout eyes nose mouth',
    body: `${SITS}\n${CHEST}\n${LEGS}`,
    front: '#4n M86 104V34Q86 18 74 20Q64 24 70 32',
  },
  hershey: {
    fur: '#7a4b2e', patch: '#5f3820', head: [48, 42, 5], parts: 'floppy round eyes nose pant',
    body: `${SITS}\n${LEGS}\n${COLLAR('b')}`,
    front: 'u M66 70L92 62L98 88L72 96z\n~1.8a M75 67l7 26M84 65l7 26M69 79l26-8\nw M62 84L96 74L99 90L68 100z\nb. M66 91l29-8 1 4-29 8z',
  },
  echo: {
    fur: '#f7ead2', patch: '#b06a36', head: [44, 50, -34], parts: 'hang round cap snout closed nose bark',
    body: `F M34 106Q36 72 50 64Q72 70 70 106z\nP. M58 70q14 8 12 36H58z\n${COLLAR('b')}`,
    front: '~2.6b M78 20q8 4 8 12M84 10q13 6 12 22M72 30q4 1 4 5',
  },
  floofer: {
    fur: 'w', patch: 'w', head: [50, 42, 0, 1.15], parts: 'fold fluff glad nose pant cheeks',
    body: 'F M50 58a12 12 0 0 1 24 4a12 12 0 0 1 16 18a12 12 0 0 1 2 26H8a12 12 0 0 1 2-26a12 12 0 0 1 16-18a12 12 0 0 1 24-4z',
    back: 'F M76 84a10 10 0 0 1 6-18a9 9 0 0 1 15-4a9 9 0 0 1 3 16a10 10 0 0 1-10 14z',
    front: 'o M43 86q7 5 14 0l-2 8h-10z',
  },
  squeaker: {
    fur: '#e8c48f', patch: '#d0a062', head: [48, 42, 6], parts: 'bat round big nose',
    body: `F M36 106Q36 72 50 66Q64 72 64 106z\n${LEGS}`,
    front: 'y M40 62Q36 72 48 76Q66 80 74 66Q76 60 70 60Q64 64 60 60Q62 50 52 50Q44 50 43 56L34 58Q36 62 40 62z\nk. @50,56,1.8\n~2 M58 66q5 4 9 0\n~2.4o M78 54l7-5M82 64h8M78 74l7 4',
  },
  pumpkin: {
    fur: 'o', patch: '#e06f16', head: [50, 54, 0, 1.15], parts: 'fold fluff eyes bib nose mouth cheeks',
    body: 'F M20 106Q18 78 50 74Q82 78 80 106z',
    hat: '~2.4n M-12-26Q-18-10-14 0M12-26Q18-10 14 0\n#4g M0-30Q-1-37 5-41\ng M2-32Q18-40 22-30Q14-24 2-32z',
  },
  ranger: {
    fur: '#c98d4e', patch: '#4b3a35', head: [50, 48], parts: 'prick lean cap keen nose mouth',
    body: `${SITS}\nP. M27 106Q25 72 40 66L44 106z\n${LEGS}\n${COLLAR('g')}\ny M50 78l3 5 6 1-4 4 1 6-6-3-6 3 1-6-4-4 6-1z`,
    hat: 'a M-34-17Q0-30 34-17Q28-11 0-18T-34-17z\na M-16-21Q-15-40-5-37Q0-34 5-37Q15-40 16-21Q0-26-16-21z\n~3g M-16-22Q0-27 16-22',
  },
  rowdy: {
    at: 'translate(0 -7)', fur: 'w', patch: '#a9683a', head: [44, 36, -14], parts: 'button round spot snout big nose pant',
    body: 'F M36 88Q30 62 52 56Q76 60 80 80Q76 92 62 90Q50 92 36 88z\nP. M62 62q16 4 17 18q-8 6-14-2z',
    back: '#5w M76 68Q92 62 90 46\n#7w M44 82L34 94M70 84L80 92',
    front: 'v M10 94Q12 100 22 99H80Q90 100 94 92Q98 94 96 98Q90 106 80 105H22Q12 106 8 98z\nd @28,106,5\nd @74,106,5\n#3r M36 60Q46 70 58 62\nr M44 66l4 14 8-12z',
  },
  porkchop: {
    fur: '#f0e2cc', patch: '#c98f5a', head: [50, 42, 0, 1.05], parts: 'button wide spot jowls keen nose',
    body: `F M18 106Q18 70 50 66Q82 70 82 106z\n#4v M30 74Q50 86 70 74`,
    front: 'w M60 82L84 74Q84 66 91 67Q92 60 98 64Q102 70 96 74Q100 80 94 84Q88 84 87 81L64 90z\nq M16 66Q26 56 42 62Q60 58 72 68Q80 82 66 90Q48 98 30 92Q12 84 16 66z\nx M24 70Q30 62 42 67Q58 64 65 72Q70 80 60 85Q46 90 34 86Q20 82 24 70z\nq. M38 74q8-4 14 0q-2 6-8 6t-6-6z',
  },
  barkley: {
    fur: 'w', patch: '#b5622c', head: [48, 40, -4, 1.1], parts: 'floppy wide cap blaze jowls big nose',
    body: `F M20 106Q18 68 50 62Q82 68 80 106z\nP. M64 68q16 8 16 38H68z`,
    front: 'n M32 80Q30 92 32 102H66Q68 92 66 80z\n~3y M39 80v22M59 80v22\nr. M46.5 85h5v4h4v5h-4v4h-5v-4h-4v-5h4z\n~3x M30 72Q32 78 36 80M68 72Q66 78 62 80',
  },
  eclair: {
    fur: '#e9c083', patch: '#6f4023', head: [28, 38, -8, 0.9], parts: 'hang lean eyes nose mouth',
    back: '#4P M92 66Q102 54 96 44\n#7F M34 80V98M44 84V98M78 84V98M88 80V98',
    body: 'F M20 62Q24 52 40 56H80Q98 56 97 74Q96 90 78 90H44Q22 88 20 62z\nP. M24 56Q34 52 42 57H82Q97 58 96 70Q90 76 84 69Q78 78 70 70Q62 78 56 70Q48 78 42 70Q32 74 24 56z\n~2.2 M20 62Q24 52 40 56H80Q98 56 97 74',
    hat: 'P. M-20-8Q-19-24 0-24T20-8Q12-16 5-10Q0-16-5-10Q-12-16-20-8z\nr M-4-24Q-14-34-15-25Q-14-19-3-23zM4-24Q14-34 15-25Q14-19 3-23z\nr @0,-24,3.5',
  },
  loki: {
    fur: '#7d8797', patch: '#7d8797', head: [50, 46, 7], parts: 'prick lean husky ice keen nose smirk',
    body: `${SITS}\n${CHEST}\n${LEGS}`,
    hat: 'y M-19-12Q-18-30 0-31T19-12Q0-20-19-12z\n*w M16-18Q30-18 31-40Q40-22 30-12Q22-8 18-11z\n~2 M0-30V-17',
  },
  pudge: {
    fur: '#e6c79a', patch: '#54453f', head: [50, 38, 0, 1.1], parts: 'button wide pug big nose wrinkles tongue',
    body: 'F M8 106Q4 62 50 60Q96 62 92 106z\n~2.2 M40 106V94M60 106V94M14 90q8 6 10 14M86 90q-8 6-10 14\n#4t M24 68Q50 84 76 68',
    front: 'y @50,80,5',
  },
  pesto: {
    fur: '#8f959c', patch: '#6e747b', head: [48, 42, -4], parts: 'fold lean beard brows eyes nose',
    body: `${SITS}\n${LEGS}\ng M30 70Q50 82 70 70L68 78L52 98L34 80z\nl. @44,80,2\nl. @54,82,2\nl. @50,90,2\nl. @60,77,1.8`,
    front: '#2g M76 96Q84 82 80 66\ng M80 70Q66 64 70 52Q82 56 80 70zM80 72Q96 68 94 54Q82 56 80 72zM80 86Q66 84 66 74Q78 74 80 86z',
  },
  violet: {
    fur: '#b98ae8', patch: '#9a66d6', head: [50, 46, 4], parts: 'pompoms lean topknot closed nose mouth cheeks',
    body: 'F M38 106Q36 78 44 70H58Q64 78 62 106z\nP M50 62a9 9 0 0 1 16 4a9 9 0 0 1 6 15a9 9 0 0 1-10 12H38a9 9 0 0 1-10-12a9 9 0 0 1 6-15a9 9 0 0 1 16-4z',
    front: 'y @50,66,3.5\n~3t M38 66Q50 72 62 66',
  },
  duke: {
    fur: '#54474a', patch: '#54474a', head: [50, 42, -3], parts: 'prick lean points eyes nose mouth',
    back: 'x M50 70Q14 72 6 106H94Q86 72 50 70z',
    body: 'w M50 58Q60 54 66 60Q76 56 80 64Q92 64 90 73Q96 82 86 86Q82 94 74 90Q66 96 60 90Q50 96 42 90Q34 96 27 90Q18 94 15 86Q5 82 10 73Q8 64 20 64Q24 56 34 60Q40 54 50 58z\n~1.8 M50 72L74 88M50 72L60 90M50 72L42 90M50 72L27 89M50 72L15 84M50 72L86 84',
    hat: '~2.4y @9,-5,7\n~1.6y M15-1Q20 10 17 20',
    front: 'y @50,98,6\nr. @50,98,3',
  },
  spud: {
    fur: '#d59a52', patch: '#b3773a', head: [50, 50, -4, 1.1], parts: 'prick wide blaze snout glad nose pant dirt',
    body: 'F M16 106Q14 70 50 66Q86 70 84 106z\nw. M38 74Q50 68 62 74Q64 96 50 104Q36 96 38 74z',
    front: 'u M-2 106Q2 88 20 90Q28 82 36 92Q44 98 44 106zM58 106Q60 94 72 94Q84 86 92 94Q102 96 102 106z\na @24,84,9,7\nn. @21,82,1.3\nn. @27,85,1.3\nn. @25,80,1.1',
  },
  watson: {
    fur: '#f3e4cb', patch: '#a3643a', head: [48, 48, 4], parts: 'hang lean cap blaze jowls sad nose',
    body: `${SITS}\n${LEGS}\n${COLLAR('g')}`,
    hat: 'k M-19-17Q-20-40 0-40T19-17Q0-24-19-17z\nd M-29-16Q0-25 29-16Q26-9 0-16T-29-16z\n~3g M-19-20Q0-27 19-20',
    front: '#4n M74 92L84 104\n#3y @66,82,11\nc. @66,82,10\nw. @63,79,3',
  },
}

export const CATS: Record<string, Animal> = {
  scavenger: {
    fur: '#9a8f86', patch: '#6d635c', head: [48, 44], parts: 'cat stripes bib slits tip whiskers',
    hat: 's M-24-20Q-22-34 0-35T24-22Q0-28-24-20z\n#2s M-6-35Q0-42 6-35',
    front: 's M14 70H86L80 106H20z\n~2.4 M32 76l2 30M50 76v30M68 76l-2 30\n#4s M12 70H88\nF @30,68,8,6\nF @70,68,8,6\n~2 M27 66v5M32 66v5M67 66v5M72 66v5\n~6k M82 44h14M84 38v12M89 38v12M95 40v8\n~2.4w M82 44h14M84 38v12M89 38v12M95 40v8\nw @80,44,4.5',
  },
  sprightly: {
    fur: '#f0a050', patch: '#c96f24', at: 'translate(6 4) rotate(-24 50 50) scale(.9)', head: [72, 40, 14, 0.95], parts: 'cat stripes bib glad tip whiskers',
    back: '#5F M14 66Q-6 60-4 36\n#7F M24 76L2 88M32 80L14 98',
    body: 'F M14 66Q24 46 50 50Q74 54 74 70Q70 82 50 80Q22 84 14 66z\n~3P M26 56l3 10M36 52l3 10M46 51l3 10\n#7F M64 74L92 88M70 70L98 76',
    front: '~2.6e M2 112q10-6 20 0M28 112q8-5 16 0',
  },
  bandit: {
    fur: '#c3c7cf', patch: '#7d828c', head: [46, 42, -5], parts: 'cat stripes bib tip whiskers',
    hat: 'k M-27-6Q0-14 27-6Q28 6 16 7Q6 6 0 1Q-6 6-16 7Q-28 6-27-6z\n*w. @10,-2,4.2\nk. @-8.5,-2,2.2\nk. @11.5,-2,2.2\nk M-26-5Q-40-10-38 2Q-32 0-26 2z',
    body: 'F M30 106Q28 72 46 64Q64 68 66 106z\n~5k M32 78Q48 84 64 78M31 92Q48 98 66 92',
    front: 'a M62 100Q60 76 74 70L72 62Q80 58 86 62L84 70Q100 78 98 100Q80 108 62 100z\n~3n M73 70h12\nr. M76 78l8 14h-16z\n#7F M58 80L70 74',
  },
  scratch: {
    fur: '#5d5560', patch: '#3f3942', head: [40, 44, -8], parts: 'cat fangs slits whiskers',
    body: 'F M22 106Q22 72 40 64Q60 70 60 106z',
    front: '#9F M52 78Q70 74 72 52\nF @73,48,10,9\nw M66 42l-2-9 7 6zM72 40l1-9 5 8zM79 43l6-7 0 9z\n~4r M82 58L76 96M90 56L86 98M98 58L96 96',
  },
  kingsly: {
    fur: '#f2c46b', patch: '#c98a2e', head: [50, 48], parts: 'mane cat closed bib tip whiskers',
    hat: 'y M-17-18L-22-38L-9-29L0-42L9-29L22-38L17-18Q0-23-17-18z\nr. @0,-26,2.8',
    body: 'F M30 92Q30 72 50 68Q70 72 70 92z',
    front: 'x M6 90Q50 80 94 90Q98 104 90 108H10Q2 104 6 90z\ny @8,92,4\ny @92,92,4\n~2y M18 98q32-8 64 0\nF @40,88,8,5\nF @60,88,8,5',
  },
  cilantro: {
    fur: '#e9e4da', patch: '#8ba35a', head: [48, 40, 4], parts: 'cat greens glasses tip whiskers',
    body: 'F M28 106Q28 70 50 64Q70 70 70 106z\nP. M28 100Q26 80 36 72Q46 84 40 106z',
    front: 'z M14 74Q34 68 50 78Q66 68 86 74V102Q66 96 50 106Q34 96 14 102z\nw. M18 77Q34 73 48 81V101Q34 93 18 98zM82 77Q66 73 52 81V101Q66 93 82 98z\n~2 M24 84q8-2 18 3M24 90q8-2 18 3M76 84q-8-2-18 3M76 90q-8-2-18 3\n#2g M60 54Q74 50 84 40\ng M84 42Q74 34 82 26Q86 30 90 26Q98 32 92 38Q98 44 90 46Q88 46 84 42z\ng @74,46,4',
  },
  dumpling: {
    fur: 'w', patch: '#f0dcc0', head: [50, 48, 0, 1.15], parts: 'cat closed tip whiskers cheeks',
    body: 'F M6 92Q4 50 50 48Q96 50 94 92z',
    hat: '~2 M-5-20Q0-13 5-20M0-21v6M-9-17q2 5 5 6M9-17q-2 5-5 6',
    front: 'a M2 84H98V106H2z\n~2.2 M2 91H98M2 99H98M20 84v7M44 91v8M68 84v7M84 91v8\n~3s M18 30q-6-6 0-12t0-12M84 28q-6-6 0-12t0-12',
  },
  jitters: {
    fur: '#6f7f9c', patch: '#55627b', head: [36, 44, -4, 0.95], parts: 'bristle cat wide_eyes oh whiskers',
    back: '#6F M84 66Q92 40 86 10\n~2.4 M82 40l-7-3M89 38l8-4M81 26l-7-2M88 22l8-4M84 14l-5-5M90 12l5-6',
    body: 'F M32 62L34 48L42 56L46 40L53 50L60 36L66 48L75 40L77 52L88 50L86 66Q92 84 88 104H80L76 86Q60 78 48 86L44 104H36Q30 80 32 62z\n~2.2 M54 104l4-18M70 104l-4-20',
    front: '~2.6 M6 16l5 6M20 8l2 8M4 34h6',
  },
}

export function animalOf(animal: Animal): string {
  const [x, y, tilt = 0, size = 1] = animal.head ?? [50, 42]
  const part = (text = ''): string => draw(text, { F: animal.fur, P: animal.patch ?? animal.fur })
  const head = moved(`translate(${x} ${y}) rotate(${tilt}) scale(${size})`, part(named(animal.parts, PARTS)) + part(animal.hat))
  return moved(animal.at ?? '', [part(animal.back), part(animal.body ?? SITS), head, part(animal.front)].join(''))
}
