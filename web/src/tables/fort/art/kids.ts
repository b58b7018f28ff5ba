/** The kids of Fort, each as its name suggests: two where the card shows two. */

import type { Kid } from './people'

/** Kids in clothes of one colour. */
function dressed(cloth: string, kids: Record<string, readonly Kid[]>): Record<string, readonly Kid[]> {
  const dress = (kid: Kid): Kid => ({ cloth, ...kid })
  return Object.fromEntries(Object.entries(kids).map(([id, each]) => [id, each.map(dress)]))
}

const HEART = 'r M12 96Q2 88 5 83Q9 79 12 85Q15 79 19 83Q22 88 12 96z'

const BOOK = dressed('b', {
  bones: [{
    skin: 1, hair: 'short u', face: 'dots gap brows', head: [44, 42, -6, 2], cloth: 'd',
    wear: '~3w M50 70V98M41 74q9 5 18 0M40 83q10 5 20 0M40 92q10 5 20 0',
    hold: 'w M75 88L85 26Q78 22 82 15Q88 10 91 16Q96 13 99 19Q100 27 92 28L83 90Q90 95 86 101Q80 104 77 99Q71 102 68 96Q68 89 75 88z',
    arms: [[27, 88, 0.3], [78, 66, -0.3]],
  }],
  'noodle-twins': [
    { skin: 0, hair: 'bob k', face: 'happy', at: 'translate(-20 14) scale(.82)', head: [52, 40, 8, 6], hat: 'r. M-20-17l9-3 3 9-9 1z' },
    {
      skin: 0, hair: 'bob k', face: 'happy', at: 'translate(38 14) scale(.82)', head: [48, 40, -8, -6], cloth: '#7db0f5', hat: 'y. M20-17l-9-3-3 9 9 1z',
      front: `~3.5y M27 54Q14 68 2 54M28 57Q14 78 1 57
        ~3.5y M4 86Q0 70 6 62M14 86Q20 72 13 64M24 86Q22 72 26 58
        r M-20 82H49Q46 108 28 108H1Q-17 108-20 82z
        ~2.4w M-13 92q7 6 13 0t13 0t13 0t13 0
        #2n M40 84L62 48M46 85L70 54`,
    },
  ],
  captain: [{
    skin: 4, hair: 'crop k', face: 'stern smirk', cloth: 'z', head: [50, 38],
    hat: 'w M-25-12Q-31-30 0-32T25-12Q0-19-25-12z\nz M-24-7Q-25-14 0-18T24-7L22-4Q0-12-22-4z\ny M-4-25h8l-1 6-3 2-3-2z',
    hold: `~7u M50 52V104M24 78H76M31 59L69 97M69 59L31 97
      ~3.4a M50 53V103M25 78H75M32 60L68 96M68 60L32 96
      #5a @50,78,18
      y @50,78,5`,
    arms: [[26, 76, 0.3], [69, 60, -0.2]], sleeve: 8,
  }],
  chef: [{
    skin: 3, hair: 'bob u', face: 'happy grin cheeks', cloth: 'w', head: [48, 46],
    hat: 'w M-19-12V-21Q-34-22-29-35Q-23-44-13-39Q0-50 13-39Q23-44 29-35Q34-22 19-21V-12Q0-17-19-12z\n~2 M-8-17v-7M7-17v-7',
    wear: 'b M38 74Q50 80 62 74L65 106H35z\nb M44 62q6 7 12 0l-3 8h-6z',
    hold: 's M80 24q10 0 9 8q-1 8-10 8t-10-8q0-4 5-6\n#3s M80 36L76 88',
    arms: [[28, 90, 0.3], [78, 70, -0.4]], sleeve: 8,
  }],
  doc: [{
    skin: 2, hair: 'hijab b', face: 'dots smile glasses cheeks', cloth: 'w', head: [50, 40],
    hat: '~3d M-22-13Q0-24 22-13\ns @0,-18,8\nw. @-2,-20,3',
    wear: 'b M43 62L50 82L57 62z\n~3.4k M39 64Q34 88 50 90Q66 88 61 64\ns @50,92,6',
    arms: [[22, 84, 0.4], [80, 74, -0.4]], sleeve: 8,
    front: 'w M73 56h14v16H73z\nr. M78.5 59h3.5v3h3v3.5h-3v3h-3.5v-3h-3v-3.5h3z',
  }],
  einstein: [{
    skin: 1, hair: 'wild s', face: 'round tongue brows', head: [45, 40, -4, 2], cloth: '#8a7350',
    hat: 's M-13 11Q-8 5 0 8Q8 5 13 11Q6 13 0 11Q-6 13-13 11z',
    hold: 'n M58 56H99V96H58z\n#2d M63 61H94V91H63z\nd. M63 61H94V91H63z\n~2.4w M67 66v9M67 66h5M67 70.5h4M67 75h5M76 69h5M76 73h5M86 66l6 9M92 66l-6 9M67 84q4-4 8 0t8 0t8 0',
    arms: [[28, 90, 0.3], [59, 90, -0.4]],
  }],
  patch: [{
    skin: 2, hair: 'long u', face: 'dots gap', cloth: 'w', head: [48, 42, 5],
    hat: 'r M-24-5Q-25-27 0-27T24-5Q0-15-24-5z\nr M22-9q12-6 13 3q-5 2-11 0q8 4 6 11q-7-2-9-10z\nw. @-10,-17,2.2\nw. @2,-20,2.2\nw. @13,-16,2.2\n~2.2 M-22-6L3 3M14-2L21-8\nk M2-2h13q0 12-6 12T2-2z',
    wear: '~5b M38 77Q50 81 62 77M37 88Q50 92 63 88M36 99Q50 103 64 99',
    hold: 'a M84 66L78 20Q84 8 92 4Q96 28 91 64z\nn M74 66h26v6H74z\nn M84 72h7v12h-7z',
    arms: [[30, 92, 0.3], [87, 78, -0.2]], sleeve: 9,
  }],
})

const CROWN = dressed('#f2b21c', {
  ghost: [{
    skin: 2, hair: 'none', face: '', head: [50, 34], legs: [[40, 97], [62, 97]], trousers: '#c98a00',
    front: `w M50 6Q76 6 78 40Q94 44 97 32Q103 56 80 62Q82 78 86 90Q78 84 72 93Q64 86 58 94Q50 86 42 94Q36 86 28 93Q22 84 14 90Q18 78 20 62Q-3 56 3 32Q6 44 22 40Q24 6 50 6z
      k. @40,36,5,7
      k. @61,36,5,7
      w. @38.5,33,1.8
      w. @59.5,33,1.8
      k. @50.5,50,3.5,4.5
      ~2s M34 66q3 12 0 20M66 66q-3 12 1 19M50 64v16
      y. M27 22l1.5 3.5 4 .3-3 2.7 1 3.8-3.5-2-3.5 2 1-3.8-3-2.7 4-.3zM70 60l1.5 3.5 4 .3-3 2.7 1 3.8-3.5-2-3.5 2 1-3.8-3-2.7 4-.3z`,
  }],
  'golden-boy': [{
    skin: 1, hair: 'quiff y', face: 'wink grin', head: [44, 42, -5, 2], cloth: 'w',
    wear: '~5r M38 63L50 84L58 63\ny @50,90,9.5\nw. @48,87,3',
    hold: 'y M68 10h26q0 24-9 26v6h5v6H72v-6h5v-6Q68 34 68 10z\n~3 M68 15q-8 0-6 9t8 6M94 15q8 0 6 9t-8 6\nw. M74 14h4v13q-3-3-4-13z',
    arms: [[26, 90, 0.4], [79, 54, -0.3]],
    front: 'y. M20 12l2 7 7 2-7 2-2 7-2-7-7-2 7-2z',
  }],
  prince: [{
    skin: 4, hair: 'curls k', face: 'shut smile', head: [48, 43, 4],
    back: 'r M34 62Q8 80 8 106H92Q92 80 64 62z',
    wear: 'w M30 68Q50 80 68 68Q64 58 50 58T30 68z\nk. @38,67,1.5\nk. @46,71,1.5\nk. @55,70,1.5\nk. @62,66,1.5',
    hat: 'y M-21-11L-27-36L-12-24L0-40L12-24L27-36L21-11Q0-17-21-11z\nr. @0,-20,3\nb. @-13,-18,2.4\nb. @13,-18,2.4',
    hold: '#3n M84 98L86 36\ny M86 12l5 10 11 2-8 8 2 11-10-5-10 5 2-11-8-8 11-2z',
    arms: [[30, 92, 0.3], [85, 74, -0.2]], sleeve: 9,
  }],
  tiny: [{
    top: 'star',
    skin: 3, hair: 'puffs k', face: 'happy laugh', at: 'translate(17 -3) scale(.66)', head: [50, 42, 0, 0, 1.1],
    arms: [[16, 44, 0.3], [84, 40, -0.3]], legs: [[32, 98, 0.3], [68, 98, -0.3]], sleeve: 4,
    front: `b M-12 100H106V114H-12z
      w. M92 103h14v8H92z
      r M-2 114H118V128H-2z
      w. M-2 117h12v8H-2z
      g M-20 128H104V142H-20z
      y. M-8 128h8v14h-8z
      v M-8 142H116V158H-8z`,
  }],
  puddin: [{
    top: 'stripes',
    skin: 1, hair: 'bowl n', face: 'shut cheeks', head: [50, 34, -5],
    hat: '*m M2-25Q20-38 22-24Q22-14 2-23z\nm @0,-25,3.5\n#2.4s M-3 13L-24 24\n~2.4 M-6 12q3 2.5 6 0',
    hold: 'w M6 88H94Q90 99 74 99H26Q10 99 6 88z\ny M24 88Q26 64 34 60H66Q74 64 76 88z\nu M30 68Q33 55 50 55T70 68Q66 77 61 70Q56 80 50 72Q44 80 39 70Q34 77 30 68z\nr @50,53,5.5',
    behind: [[14, 86, 0.4], [86, 86, -0.4]],
    front: 'S @14,88,4.6\nS @86,88,4.6',
  }],
})

const GLUE = dressed('o', {
  doodles: [{
    top: 'overalls',
    skin: 3, hair: 'afro k', face: 'dots tongue', head: [44, 44, -6, 2],
    hat: 'y M18-22L34-34L38-29L23-16z\nr M-20-20L-36-32L-39-26L-24-14z\n~2.4b M-16 8q4-3 5 1\n~2.4m M12 10l5 2',
    hold: 'b M72 86L78 28H92L88 88z\nw. M77 38H91L90 44H76z\nw. M74 74H89L88 80H73z\nz M78 28L87 10L92 28z',
    arms: [[26, 90, 0.3], [80, 62, -0.3]],
    front: '~3.4r M62 10q6-10 12-2t13 2\n~3.4g M97 22q-5 6 0 12t-2 12',
  }],
  dot: [{
    skin: 1, hair: 'bob o', face: 'dots smile freckles cheeks', head: [42, 48, -4], cloth: 'w', at: 'translate(-1 3) scale(.97)',
    back: '#3n M78 92L74 20\nr M30 30Q32 2 66 0Q98 2 100 30Q92 22 84 30Q76 22 66 30Q56 22 48 30Q38 22 30 30z\nw. @47,16,4.5\nw. @64,9,4.5\nw. @82,15,4.5\nw. @66,22,3.6\nw. @91,23,3\nw. @38,24,3',
    wear: 'r. @40,74,3.5\nr. @54,78,3.5\nr. @44,88,3.5\nr. @58,92,3.5\nr. @38,100,3.5\nr. @50,100,3.5',
    hat: 'r M-9-21Q-24-32-24-20Q-24-12-9-19zM-7-21Q8-32 8-20Q8-12-7-19z\nr @-8,-20,3',
    arms: [[24, 90, 0.3], [77, 72, -0.3]],
  }],
  giggles: [{
    top: 'stripes',
    skin: 2, hair: 'pigtails k', face: 'squint laugh tears cheeks', head: [46, 44, -22],
    arms: [[44, 84, -0.7], [60, 90, 0.7]], sleeve: 6, at: 'rotate(-6 50 90)',
    front: '~2.6 M84 20l8-5M88 32h9M84 44l8 5M14 70l-8 4M12 60l-8-2',
  }],
  'icky-sticky': [
    { skin: 0, hair: 'short n', face: 'round oh', at: 'translate(-17 14) scale(.82)', head: [50, 42, 6, 4], arms: [[20, 66, 0.4]] },
    {
      skin: 4, hair: 'bob k', face: 'squint frown', at: 'translate(35 14) scale(.82)', head: [50, 42, -6, -3], arms: [[80, 62, -0.4]], cloth: '#ffb066',
      front: `l M-42 10Q-44-10-14-2Q6-10 22-3Q40-12 58-2Q82-2 78 22Q76 42 70 32Q68 20 62 28Q60 50 54 36Q50 16 40 26Q34 44 30 30Q24 16 18 28Q20 62 10 46Q6 24-4 26Q-8 50-16 40Q-18 20-26 28Q-30 46-36 34Q-40 30-42 18z
        w. @-24,7,4,2.5
        w. @48,6,4,2.5
        #4l M2 70Q18 86 37 70M2 84Q18 100 37 86`,
    },
  ],
  kitty: [{
    skin: 0, hair: 'long k', face: 'happy cheeks', head: [50, 42, 5],
    back: '#6k M66 100Q98 98 92 66Q90 58 96 52',
    hat: '*k M6-23L22-40L25-15z\n*m. M12-23L20-33L21-18z\nm. M-3 8h6l-3 4z\n~2.2 M0 12q-4 5-7 1M0 12q4 5 7 1\n*~1.8 M11 9l12-2M11 12l12 3',
    arms: [[24, 74, 0.5], [74, 70, -0.5]],
    front: 'k @24,72,7.5\nm. @24,74,3.2\nm. @19,68,1.6\nm. @24,66.5,1.6\nm. @29,68,1.6\nk @74,68,7.5\nm. @74,70,3.2\nm. @69,64,1.6\nm. @74,62.5,1.6\nm. @79,64,1.6',
  }],
  penny: [{
    top: 'overalls',
    skin: 3, hair: 'braids u', face: 'dots smile', head: [50, 36, -4],
    hold: `m M22 82Q24 64 50 64Q72 64 78 78L86 76V90L78 92Q74 98 70 99V104H60V101H40V104H30V98Q22 92 22 82z
      m M64 66l8-9 4 12z
      k. @70,77,2.3
      ~2 M80 81v4M83 81v4M22 82q-8-2-6-8t6 1
      ~3 M44 68h13`,
    arms: [[24, 90, 0.4], [54, 58, 0.5]],
    front: 'y @54,54,8\n~2 M54 50v8',
  }],
  'sweet-pea': [{
    skin: 4, hair: 'crop k', face: 'shut smile cheeks', head: [50, 46], cloth: 'g',
    back: 'm M50 46Q26-2 50 2Q74-2 50 46zM50 46Q-2 20 16 4Q40-6 50 46zM50 46Q102 20 84 4Q60-6 50 46zM50 46Q-12 66 2 34Q14 14 50 46zM50 46Q112 66 98 34Q86 14 50 46zM50 46Q0 96 10 66Q20 46 50 46zM50 46Q100 96 90 66Q80 46 50 46z',
    wear: 'l M50 64Q26 58 18 78Q38 84 50 66Q62 84 82 78Q74 58 50 64z',
    arms: [[42, 90, -0.5], [58, 90, 0.5]],
  }],
  tink: [{
    skin: 1, hair: 'buns r', face: 'dots smirk freckles', head: [44, 42, -5, 2], cloth: '#4c6a8a',
    hat: '~4d M-23-10Q0-20 23-10\n*s @9,-14,8\n*c. @9,-14,5\n*w. @7,-16,1.8\nk. M-14 14l5-2 1 3-5 2z',
    wear: 'o M40 70h20v14H40z\n~3o M42 62v10M58 62v10',
    hold: 's M78 60L79 22Q73 18 76 10L82 14L88 10Q91 18 85 22L84 60z\no M75 58h13v26q-6 6-13 0z',
    arms: [[26, 88, 0.3], [80, 72, -0.3]], sleeve: 5,
  }],
  bitsy: [{
    skin: 2, hair: 'buns k', face: 'happy smile cheeks', at: 'translate(33 30) scale(.7)', head: [46, 40, -12],
    back: `n @-14,-24,11
      n @34,-30,11
      n M-26 106Q-36 30 10 22Q52 26 44 106z
      n @9,2,28,26
      i. @9,12,13,11
      k. @-3,-4,3
      k. @20,-6,3
      k. @8,7,5,3.5
      ~2.4 M8 10v5M2 17q6 5 12-1
      #12n M-14 58Q-2 76 22 70`,
    arms: [[6, 84, 0.3], [72, 90, 0.3]], wear: 'w. @44,80,3\nw. @56,80,3',
    front: 'r M-32 96Q-44 86-40 80Q-36 76-32 82Q-28 76-24 80Q-20 86-32 96z',
  }],
})

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

const COIN = dressed('#8a6248', {
  smoke: [{
    top: 'hood',
    skin: 2, hair: 'short k', face: 'cool smirk', head: [38, 44, 4], cloth: '#8b8f99',
    back: 'e M10 68Q2 10 38 12Q74 10 66 68z',
    hat: 'k. @-13,11,4,2.5\nk. @12,-5,3.5,2',
    hold: '#2n M58 104L82 54\nw M68 34L86 26L95 45L77 53z\nu. M69 35L86 27L89 34L73 42z\n~2 M68 34L86 26L95 45L77 53z',
    arms: [[22, 92, 0.3], [66, 88, -0.3]],
    front: '~4e M76 26Q68 18 76 12T76 0M88 22Q96 14 89 8\no M62 108Q58 92 72 84Q72 94 80 90Q82 84 80 78Q94 88 92 108z\ny. M70 108q-1-10 8-12q7 4 6 12z',
  }],
  flipper: [{
    skin: 3, hair: 'crop k', face: 'grin', head: [46, 44],
    hat: 'o M-20-10H20Q24 0 19 10H6L0 4L-6 10H-19Q-24 0-20-10z\nc. M-16-6H16Q19 0 15 6H7L0 0L-7 6H-15Q-19 0-16-6z\nw. M-13-4h5l-4 8zM5-4h4l-5 7z\n#4o M24 12Q32 4 31-30',
    wear: 'y M20 84Q18 72 50 72T80 84Q80 98 50 98T20 84z\nr. M24 78q6-4 12-5l2 24q-10-1-14-5zM76 78q-6-4-12-5l-2 24q10-1 14-5z',
    arms: [[84, 60, -0.4], [16, 60, 0.4]], sleeve: 0,
    front: `g M78 62Q78 36 92 34Q102 40 96 48Q100 52 92 56Q92 62 84 66z\ng M22 62Q22 36 8 34Q-2 40 4 48Q0 52 8 56Q8 62 16 66z\n${HEART}`,
  }],
  bud: [{
    top: 'overalls',
    skin: 1, hair: 'short n', face: 'happy smile cheeks', head: [42, 40, -8, 2],
    hat: 'g M-24-5Q-24-28 0-28T24-5Q0-12-24-5z\n#4l M-23-6Q0-14 23-6\nl @0,-29,4.5',
    hold: '#3g M74 72Q72 54 76 40\ng M74 62Q60 60 60 48Q72 48 74 62zM75 56Q90 54 90 42Q78 42 75 56z\nm M76 40Q64 30 72 18Q76 24 78 16Q82 22 88 20Q92 34 76 40z\nr M56 72H94L90 104H60z\nr M53 66H97V76H53z',
    arms: [[54, 96, -0.6], [92, 92, 0.2]],
    front: HEART,
  }],
  blades: [{
    top: 'star',
    skin: 4, hair: 'braids k', face: 'dots laugh', at: 'translate(10 4) rotate(-10 50 50) scale(.8)', head: [50, 32, 6, 0, 1.1],
    legs: [[34, 106, 0.1], [98, 92, -0.3]], arms: [[4, 54, 0.3], [96, 44, -0.3]], sleeve: 4, trousers: 'v',
    hat: 'v M-24-8Q-25-30 0-30T24-8Q0-15-24-8z\n~2.4w M-10-27q2 6 0 13M10-27q-2 6 0 13',
    front: `y M24 92h16l2 18H20Q20 104 26 102z\nk. @24,116,5\nk. @33,116,5\nk. @42,116,5\ny M88 84L102 78L112 92L96 104z\nk. @104,108,5\nk. @112,102,5\nk. @119,96,5\nr M-10 116Q-20 106-16 100Q-12 97-10 103Q-7 97-3 100Q0 106-10 116z`,
  }],
  ace: [{
    skin: 2, hair: 'none', face: 'dots grin', head: [44, 42, -5, 2], cloth: 'u',
    hat: `u M-25 8Q-27-27 0-27T25 8Q24 16 19 16Q21-6 0-11Q-21-6-19 16Q-24 16-25 8z
      ~3k M-24-10Q0-20 24-10
      *s @9,-15,8
      *c. @9,-15,5.2
      *w. @7,-17,1.8`,
    wear: 'w M34 66Q50 78 62 66Q64 60 50 61T34 66z\nw M60 68Q76 62 86 74Q92 78 98 74Q96 86 84 84Q72 82 60 74z',
    hold: 'w M58 28L97 10L82 42L76 33z\ns M76 33L97 10L72 34L74 44z',
    arms: [[26, 92, 0.3], [78, 44, -0.5]], sleeve: 8,
    front: HEART,
  }],
})

export const KIDS: Record<string, readonly Kid[]> = { ...BOOK, ...CROWN, ...GLUE, ...SHOVEL, ...SKATEBOARD, ...SQUIRTGUN, ...COIN }
