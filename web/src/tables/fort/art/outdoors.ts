/** The kids of the suits that are for outdoors: shovel, skateboard and squirtgun. */

import { dressed, HEART, type Kid } from './people'

const SHOVEL = dressed('g', {
  bug: [{
    top: 'overalls',
    skin: 1, hair: 'bowl u', face: 'dots gap', head: [46, 42, -4],
    hat: 'r @-12,-22,7,5.5\nk. @-18,-21,2.8\n~1.6 M-12-27v11\nk. @-10,-24,1.3\nk. @-8,-20,1.3\nk. @-13,-19,1.2',
    hold: '#4n M74 60L88 92\nc @64,46,18\nw. @64,46,13.5,12.5\nk. @64,46,7,8\nw. @61,42,3\n#4y @64,46,18',
    arms: [[26, 88, 0.3], [84, 84, -0.3]],
  }],
  lefty: [{
    skin: 4, hair: 'short k', face: 'wink grin', head: [54, 42, 6],
    hat: 'r M-24-7Q-25-28 0-28T24-7Q0-15-24-7z\nr M-20-9Q-40-12-42-3Q-30-1-18-5z\nw. M2-23v9h6v-3h-3v-6z',
    wear: '~3w M50 64v40',
    arms: [[26, 62, 0.3], [80, 92, -0.3]],
    front: 'n M8 70Q-2 56 6 50Q2 38 10 36Q12 28 20 31Q26 26 30 34Q38 34 36 46Q44 46 42 56Q38 74 26 76Q14 78 8 70z\nw @20,53,9\n~1.6r M15 47q4 6 0 12M25 47q-4 6 0 12',
  }],
  moose: [{
    skin: 1, hair: 'short n', face: 'dots grin', head: [50, 54], cloth: 'x',
    hat: '*#4n M13-18Q16-32 34-40M21-29Q14-38 17-48M28-37Q24-44 29-51M33-39Q42-41 46-34M20-26Q32-24 38-29\n*g. M36-44q8-6 8 2q-5 4-8-2z',
    wear: 'x M22 106Q20 70 50 66Q80 70 78 106z\n~2.4k M25 84H75M23 95H77M36 70V106M50 84V106M64 70V106\n#6y M32 74Q50 84 68 74M58 80L62 98',
    arms: [[20, 96, 0.5], [80, 96, -0.5]],
  }],
  sarge: [{
    skin: 3, hair: 'crop k', face: 'stern flat', head: [44, 44], cloth: '#7a8a4a',
    hat: 's M-27-4Q-28-36 0-36T27-4Q0-12-27-4z\n*#2s M25-8Q36-10 34-2Q32 2 26-2\nd. @-14,-18,2\nd. @-5,-21,2\nd. @5,-21,2\nd. @14,-18,2\nd. @-9,-27,2\nd. @0,-29,2\nd. @9,-27,2',
    wear: 'y. M36 82l5 3 5-3v4l-5 3-5-3zM36 89l5 3 5-3v4l-5 3-5-3z\n~2.4r M42 63L54 80\ny @55,84,5',
    arms: [[26, 96, 0.3], [72, 34, 1]], sleeve: 7,
    front: 'S M76 42Q70 40 66 30Q66 26 70 26Q80 30 80 38z',
  }],
  scout: [{
    skin: 0, hair: 'pigtails y', face: 'dots smile cheeks', head: [48, 46, -3], cloth: '#c9a86a',
    back: 'n M20 66H82V106H20z\n#9g M16 62H86\n~2.4 M30 57v10M72 57v10',
    hat: 'g M-36-10Q0-24 36-10Q30-4 0-12T-36-10z\ng M-17-15Q-16-36-5-33Q0-29 5-33Q16-36 17-15Q0-20-17-15z\ny. @0,-18,3',
    wear: 'r M36 62Q50 72 64 62L62 70L52 77L56 92L48 88L46 77L37 70z',
    arms: [[28, 94, 0.3], [80, 62, -0.6]],
    front: '#2.4S M79 60L77 48M83 60L85 48',
  }],
  'the-moles': [
    { skin: 2, hair: 'short u', face: 'gap', at: 'translate(-19 6) scale(.8)', head: [50, 46, -5], hat: 'y M-25-6Q-26-32 0-32T25-6Q0-14-25-6z\nd @0,-20,8\nw. @0,-20,5.5\n*k @8.5,3,6.5\n*~1.8s M5.5 1l3-2' },
    {
      skin: 4, hair: 'bob k', face: 'smile', at: 'translate(39 10) scale(.8)', head: [48, 44, 6], cloth: 'l',
      hat: 'o M-25-6Q-26-32 0-32T25-6Q0-14-25-6z\nd @0,-20,8\nw. @0,-20,5.5\n*k @8.5,3,6.5\n*~1.8s M5.5 1l3-2',
      front: `n M-52 114V84Q-46 70-34 80Q-26 66-14 78Q-6 64 8 78Q18 68 28 78Q40 62 52 78Q62 68 70 78Q80 70 82 86V114z
        u. @-30,94,4,3
        u. @4,92,5,3
        u. @46,96,5,3
        #5e M70 76L60 40
        s M52 26L70 22L66 44L57 45z`,
    },
  ],
  wart: [{
    skin: 2, hair: 'curls n', face: 'round smirk', head: [50, 52, 4],
    hat: `l M-18-19Q-26-14-20-10H-8L-4-13H4L8-10H20Q26-14 18-19Q20-36 0-37T-18-19z
      *l @9,-38,7
      *w. @9,-39,4.5
      *k. @9,-38,2.4
      ~2 M-10-25Q0-19 10-25
      n. @6,8,2.8`,
    arms: [[28, 94, 0.3], [74, 92, -0.3]],
    wear: '~3w M40 64v14M60 64v14',
  }],
  worm: [{
    skin: 1, hair: 'quiff r', face: 'round freckles', head: [42, 50, -8],
    wear: '~5l M38 79Q50 83 62 79M37 91Q50 95 63 91',
    hat: 'x @4,13,7,6\nm. @4,16,4,2.5',
    hold: '#6m M80 16Q62 18 72 32T64 48Q62 58 50 62\n~1.8x M67 21l7 2M68 34l8-2M62 44l6 3M58 54l4 5',
    arms: [[24, 92, 0.3], [82, 14, 0.3]],
    front: 'k. @51,61,1.6',
  }],
  rusty: [{
    skin: 0, hair: 'afro #d9622b', face: 'happy braces freckles aid', head: [46, 44, -5, 1],
    hold: '#4n M84 100V40\ns M72 40H96V24Q94 12 84 6Q74 12 72 24z\n~2 M84 38V22',
    top: 'overalls',
    arms: [[20, 62, 0.4], [83, 76, -0.3]],
    front: `#2.6S M17 60L14 49M21 59L22 48\n${HEART}`,
  }],
})

const SKATEBOARD = dressed('v', {
  'the-ant': [{
    skin: 4, hair: 'crop k', face: 'squint grin', at: 'translate(24 42) scale(.56)', head: [50, 40],
    hat: '*~3k M8-20Q10-32 18-34\n*k. @19,-34,3.5',
    back: `r M-22-48Q-26-70-8-70H108Q126-70 122-48V0H-22z
      r M-38-40Q-22-46-20-28V-8H120V-28Q122-46 138-40V22H-38z
      #4y M-12-2H112
      u M-30 22h14v10h-14zM116 22h14v10h-14z
      ~2.4 M50-66V-10M-18-10H118`,
    behind: [], arms: [[14, 28, 0.2], [86, 28, -0.2]], legs: [[34, 100, 0.2], [66, 100, -0.2]],
  }],
  dash: [{
    top: 'star',
    skin: 2, hair: 'swept k', face: 'stern grin', at: 'translate(8 2) rotate(12 50 50) scale(.84)', head: [62, 38, 4, 5, 1.15],
    back: '~4v M-18 42H20M-20 58H18M-14 74H24M-10 90H14\n~3c M-14 50H8M-10 66H10M-18 82H10',
    hat: 'y M-23-5Q0-14 23-5V1Q0-8-23 1z\ny M-22-4Q-34-14-44-8Q-36-4-40 2Q-30 4-22 0z',
    legs: [[22, 92, -0.3], [88, 92, -0.4]], behind: [[20, 78, 0.5]], arms: [[92, 72, 0.5]], sleeve: 4, trousers: 'k',
  }],
  munch: [{
    top: 'stripes',
    skin: 3, hair: 'bowl k', face: 'happy', head: [42, 40, -3],
    hat: '*S @18,10,9\n*m. @19,10,4\n~2.4 M-5 12q4 3 8 0',
    hold: 'r M76 44Q66 36 58 43Q51 50 56 56Q53 61 58 64Q55 70 61 73Q66 86 76 80Q86 86 93 72Q100 56 92 46Q86 38 76 44z\nw. M57 45Q50 50 56 56Q53 61 58 64Q55 70 61 73Q69 70 69 59T57 45z\n~3u M76 44Q75 36 80 32\ng M79 36Q84 24 95 28Q92 38 79 36z\nw. @86,54,3.5,6',
    arms: [[26, 92, 0.3], [82, 80, -0.3]],
    front: 'i. @46,66,1.5\ni. @52,76,1.8\nr. @44,76,1.3',
  }],
  'rocket-bros': [
    {
      skin: 1, hair: 'short o', face: 'dots laugh', at: 'translate(-2 4) rotate(-8 24 60) scale(.62)', head: [40, 56],
      back: 's M4 150V40Q10 2 40-8Q70 2 76 40V150z\nr M14 16Q22-4 40-8Q58-4 66 16Q40 8 14 16z\nr M4 100Q-18 110-16 146L4 134zM76 100Q98 110 96 146L76 134z',
      front: '~5r M6 98H74\n~2.4 M6 94H74M6 102H74\no M14 138h52l-8 22-9-10-9 16-9-16-10 10z\ny. M28 140h24l-6 14-6-8-6 8z',
      wear: 's M4 140V80H76V140z', hat: '~5b @0,0,27', cloth: 's',
    },
    {
      skin: 1, hair: 'short o', face: 'wink gap', at: 'translate(46 8) rotate(9 40 60) scale(.6)', head: [40, 56],
      back: 'a M4 150V40Q10 2 40-8Q70 2 76 40V150z\nv M14 16Q22-4 40-8Q58-4 66 16Q40 8 14 16z\nv M4 100Q-18 110-16 146L4 134zM76 100Q98 110 96 146L76 134z',
      front: '~5v M6 98H74\n~2.4 M6 94H74M6 102H74\no M14 138h52l-8 22-9-10-9 16-9-16-10 10z\ny. M28 140h24l-6 14-6-8-6 8z',
      wear: 'a M4 140V80H76V140z', hat: '~5r @0,0,27', cloth: 'a',
    },
  ],
  skids: [{
    top: 'zip',
    skin: 4, hair: 'locs k', face: 'happy laugh', at: 'translate(10 2) rotate(-14 50 60) scale(.9)', head: [44, 36, -8, 0, 1.1],
    back: '~3e M70 112H124M84 104H118\ni @104,104,7\ni @114,96,5',
    legs: [[22, 108, 0.6], [66, 112, 0.7]], arms: [[8, 46, 0.3], [92, 50, -0.4]], sleeve: 4,
    hat: 'y M-24-8Q-25-32 0-32T24-8Q0-16-24-8z\n~3k M-14-26q14-6 28 0\n~2.4 M-22-6Q-20 16-6 20',
    front: 'o M22 88q10-4 14 6q0 10-10 10q-10-4-4-16z\no M54 92q12-4 15 5q0 10-11 10q-10-4-4-15z',
  }],
  spike: [{
    skin: 1, hair: 'spikes g', face: 'sly grin', head: [50, 46, 0, 0, 1.08], cloth: 'k',
    wear: 'v M44 62L50 78L56 62L62 64V106H38V64z\n~3w M42 84h16M42 94h16',
    hat: '~2.4 M-22 8q-3 3-1 6',
    arms: [[24, 90, 0.5], [76, 90, -0.5]], sleeve: 0,
    front: '~4k M19 85l9 6M72 91l9-6\ns. @21,86,1.5\ns. @25,89,1.5\ns. @75,89,1.5\ns. @79,86,1.5',
  }],
  thunder: [{
    skin: 5, hair: 'short k', face: 'squint laugh', head: [50, 38],
    hold: 'r M18 72V96Q50 112 82 96V72z\ny. M18 92Q50 108 82 92V97Q50 113 18 97z\n~2.4w M20 80L32 98L44 80L56 102L68 80L80 96\nw @50,72,32,9',
    back: 'y M12 4L4 22H12L6 40L24 16H15L21 4zM88 4L80 22H88L82 40L100 16H91L97 4z',
    arms: [[20, 52, 0.5], [80, 52, -0.5]],
    front: '#2.4a M14 40L38 70M86 40L62 70\na @40,71,3.5\na @60,71,3.5\nS @20,50,4.6\nS @80,50,4.6',
  }],
  zip: [{
    skin: 3, hair: 'swept u', face: 'wink grin', at: 'translate(10 0) scale(.84)', head: [54, 34, 4, 3, 1.1],
    back: '~3c M-10 34H22M-12 48H14M-8 62H18\n#4d M26 62L34 96\n#4d M26 62H18',
    wear: '~2.4y M50 63V84\ny. M48 66h4v4h-4z',
    legs: [[84, 98, -0.6], [90, 96, -0.6]],
    arms: [[96, 36, 0.2]],
    front: `d @42,92,22
      i. @42,92,17
      ~2 M42 75v34M25 92h34M30 80l24 24M54 80l-24 24
      r @42,92,5
      d @88,108,6
      #7S M38 70Q26 80 34 90
      ~4r M30 68Q46 66 62 86
      r M-2 106Q-12 97-8 91Q-4 88-2 94Q1 88 5 91Q8 97-2 106z`,
  }],
})

const SQUIRTGUN = dressed('t', {
  'baby-face': [{
    skin: 0, hair: 'tuft y', face: 'round cheeks', head: [50, 46, 0, 0, 1.1],
    back: 'w M50 14a12 12 0 0 1 20 4a11 11 0 0 1 12 15a11 11 0 0 1 2 20a10 10 0 0 1-12 14H28a10 10 0 0 1-12-14a11 11 0 0 1 2-20a11 11 0 0 1 12-15a12 12 0 0 1 20-4z',
    wear: 'w M36 66Q50 72 64 66Q66 86 50 88T36 66z\nc. M47 74h6v8h-6z',
    arms: [[28, 92, 0.4], [78, 74, -0.4]],
    hold: '#3w M78 78V58\nm @78,52,9\nw. M70 50h16v4H70z',
    front: 't @50,61,9,6\ny @50,61,4.5\n~2.4 @50,68,4',
  }],
  blitz: [{
    skin: 3, hair: 'quiff k', face: 'grin', at: 'translate(2 6) rotate(8 50 50) scale(.9)', head: [40, 40, -6, 3, 1.1],
    back: 'r M36 62Q6 66-18 98Q0 96 6 110Q20 102 30 112Q46 96 66 66z',
    hat: 'r M-23-5Q0-10 23-5Q25 7 16 10Q6 10 0 4Q-6 10-16 10Q-25 7-23-5z\n*w. @9,3,4.5\nk. @-7,3,2.5\nk. @11,3,2.5',
    wear: 'y M52 66L41 79H48L44 90L60 75H53L58 66z',
    arms: [[34, 94, 0.6], [88, 14, -0.1]], legs: [[36, 112, 0.1], [52, 114, 0.1]], sleeve: 9,
  }],
  crash: [{
    skin: 1, hair: 'short n', face: 'squint gap', head: [48, 46, -10],
    hat: `b M-26-4Q-28-34 0-34T26-4Q0-13-26-4z
      ~2.4w M4-33L-2-25L6-20L1-12
      ~2.4 M-24-3Q-22 16-8 19M24-3Q22 16 8 19
      i M10 8L19 4L21 9L12 13z`,
    wear: 'w M34 82L66 66L64 98Q46 102 36 94z',
    arms: [[78, 92, -0.3]],
    front: 'S @38,89,4.6\ny. M20 18l2 5 5 1-4 3 1 6-4-3-5 3 1-6-4-3 5-1zM80 12l2 5 5 1-4 3 1 6-4-3-5 3 1-6-4-3 5-1zM88 42l2 4 4 1-3 3 1 4-4-2-4 2 1-4-3-3 4-1z\nd @86,90,10\ns. @86,90,5.5\n~2 M86 84v12M80 90h12',
  }],
  'lil-boss': [{
    skin: 0, hair: 'slick k', face: 'stern smirk', head: [46, 40, 3], cloth: '#3d4250',
    wear: 'w M40 62L50 84L60 62Q50 58 40 62z\nt M47 66h6l3 24-6 7-6-7z\n~2.4 M40 62L46 84M60 62L54 84',
    arms: [[24, 92, 0.5], [74, 52, -0.8]], sleeve: 8,
    hold: 'y M66 24Q82 30 82 46Q80 62 66 66Q62 64 64 60Q72 54 71 45Q70 34 62 30Q62 24 66 24z\nu. M62 25l4-3 2 4zM63 65l3 3 3-4z',
  }],
  punky: [{
    skin: 2, hair: 'mohawk m', face: 'stern tongue', head: [42, 46, -6, 0, 1.05], cloth: '#4a4550',
    wear: 't M40 64L50 84L58 64z',
    hat: '*~1.6s @23,9,2.5\n~1.4 M-14-12l2-4M-18-8l2-4M14-12l-2-4M18-8l-2-4',
    hold: `t M48 76Q36 76 38 90Q40 104 54 100Q62 106 70 98Q78 90 70 82Q74 72 64 70Q58 74 48 76z
      w. @56,88,5
      k. @56,88,3
      #4a M62 80L88 46
      r M86 50L82 42L92 30L100 38z`,
    arms: [[54, 92, -0.9], [80, 58, 0.5]], sleeve: 8,
  }],
  'the-scrappers': [
    {
      skin: 2, hair: 'spikes n', face: 'stern frown plaster', at: 'translate(-16 16) scale(.84)', head: [50, 38, -6, -6, 1.08], cloth: '#5cc7cb', arms: [[36, 88, 0.9]],
      front: 'r M22 82Q20 66 34 66Q50 66 48 80Q47 92 38 92Q24 92 22 82z\n~2.4 M44 74q-8 0-8 8\nw. M25 90h20v6H25z',
    },
    {
      skin: 4, hair: 'pony k', face: 'stern smirk', at: 'translate(31 16) scale(.84)', head: [50, 38, 6, 6, 1.08], arms: [[64, 88, -0.9]],
      front: 'r M78 82Q80 66 66 66Q50 66 52 80Q53 92 62 92Q76 92 78 82z\n~2.4 M56 74q8 0 8 8\nw. M55 90h20v6H55z',
      hat: 'i M3-6l10-4 2 5-10 4z',
    },
  ],
  sparky: [{
    top: 'star',
    skin: 5, hair: 'puffs k', face: 'laugh cheeks', head: [44, 46, -5],
    hat: '*y. M9.5-9L13-1L21-1L15 4L17.5 12L9.5 7.5L1.5 12L4 4L-2-1L6-1z\n*~1.6 M9.5-9L13-1L21-1L15 4L17.5 12L9.5 7.5L1.5 12L4 4L-2-1L6-1z\n*z. @9.5,2,4\n*w. @8.5,.5,1.3',
    hold: '#2d M80 84L84 34\ny M84 4l4 14 13-6-6 13 5 9-14-2-2 14-6-13-13 5 6-12-8-10 14 1z\nw. @84,24,6',
    arms: [[22, 92, 0.3], [80, 72, -0.4]],
    front: HEART,
  }],
})

export const OUTDOORS: Record<string, readonly Kid[]> = { ...SHOVEL, ...SKATEBOARD, ...SQUIRTGUN }
