/** Portraits: one head, and what makes it somebody. */

import { named } from '../../../lib/drawing'

/** The oval that a portrait is cut to, and the lines around it. */
export const OVAL = { turn: 24, frame: '@50,50,37,46', edge: '~1.4 @50,50,39.5,48.5\n~.7 @50,50,37,46' }
const GROUND = '63. M0 0H100V100H0z\n8o3. @40,36,62'

const HEADS: Record<string, string> = {
  light: '96',
  brown: '63',
}

const head = (skin: string): string => `${skin} M43 56V72Q50 79 58 72V56z
  *${skin} @34.6,45,2.6,4.6
  ${skin} M35 40Q33 20 50 20T65 40Q66 52 62 59Q57 68 50 68T38 59Q34 52 35 40z`

const PARTS: Record<string, string> = {
  // Features.
  eyes: '*~1.5 M39 43.6Q42.6 41 46.6 43.8\n*0. @43,44.3,1.5\n*~.6 M39.6 47Q43 48.6 46 47',
  deep: '*3. M38 40Q43 36 48 41L46.6 45Q43 46 39 45z\n*~1.5 M39 44Q42.6 41.5 46.6 44\n*0. @43,44.7,1.5\n*~.7 M39.6 48Q43 50 46.5 48',
  brows: '*~1.7 M37.6 39.6Q42 36.4 47.2 39.4',
  frown: '*~1.8 M37.4 38.8Q42 36.4 47.4 39.8\n~.7 M49.4 38.4v2.4',
  nose: '~1 M48.6 44Q48 50 46.2 53.4Q48 55.6 50.5 55T54 53.6\n4. M50.5 43L54.5 53Q52 55.5 50.5 54z',
  beak: '~1.2 M49 42Q45.8 50 45.6 54Q48 56.4 51 55.4T55 53\n3. M51 42L56 53Q53 56 51 55z',
  mouth: '~1.4 M44.4 60Q50 58.6 55.6 60\n~.7 M46.6 63.2Q50 64.2 53.6 63',
  stern: '~1.5 M44.4 60.4Q47.5 59.6 50 60.3T55.6 60.4\n~.7 M46.6 63.6H53.6M42.6 57.6q-1.4 1.8-1 3.6M57.4 57.6q1.4 1.8 1 3.6',
  cheek: '4. M58 46Q65 50 62.5 58Q58 66 52.5 67.5Q58 60 57 54z',
  gaunt: '*~.9 M38 51Q41.5 54 41 60\n3. M58 50Q64 52 62 59Q58 66 54 67Q59 60 57 55z',
  lines: '*~.7 M39 50.5Q42 51.5 44 50M43 56q-2 2-2.4 5\n~.7 M42 31Q50 29.5 58 31M43 34Q50 32.8 57 34',
  // Clothes.
  coat: '20 M8 102Q10 82 34 75L43 70L50 84L58 70L67 75Q90 82 92 102z\n*~1 M36 75L40 90L46 94L50 102\n9 M43.5 69L50 79L57 69L60 76L50 88L41 76z',
  cravat: '10 M43 72Q50 78 57.5 72L58.5 77Q50 82 42.5 77z\n10 M50 77L40 81Q39 87 42 88L50 80.5L58.5 88Q61 86 60 81z',
  stock: '0 M42.5 68Q50 76 58 68L58.8 76Q50 83 42 76z\n9 M42 66L47 74L43 76zM58.5 66L54 74L58 76z',
  bow: '10 M50 77L38 72.5Q36.5 79 39 82.5zM50 77L62 72.5Q63.5 79 61 82.5z\n0 @50,77.5,2.4',
  blue: '20 M8 102Q10 82 34 75L43 70Q50 78 58 70L67 75Q90 82 92 102z\n0 M42.5 67Q50 76 58 67L59 74Q50 81 41.5 74z\n*9. @44,86,1.6\n*9. @43.5,95,1.6\n~.8w M50 82V102',
  grey: '63 M8 102Q10 82 34 75L43 70Q50 78 58 70L67 75Q90 82 92 102z\n3 M42.5 67Q50 76 58 67L59 75Q50 82 41.5 75z\n*1. @44,87,1.7\n*1. @43.5,96,1.7\n~.9 M50 83V102\n~1.2w M43 73q1.5 3 4 4M57 73q-1.5 3-4 4',
  epaulettes: '*95 M12 84Q20 73 32 76Q33 82 28 85Q20 84 13 90z\n*~.8 M13 90v6M17 88v6M21 86.5v6M25 86v5',
  straps: '*9 M18 82L31 76L33 79L20 86z',
}

export interface Person {
  /** The skin, by its shade; hair and beard behind and before the face; features and clothes by name. */
  skin?: 'light' | 'brown'
  behind?: string
  face: string
  wear: string
  hair: string
  over?: string
}

export function portraitOf({ skin = 'light', behind = '', face, wear, hair, over = '' }: Person): string {
  return [GROUND, behind, head(HEADS[skin]!), named(wear, PARTS), named(face, PARTS), hair, over].join('\n')
}
