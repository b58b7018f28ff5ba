/** The kids of Fort, each as its name suggests: two where the card shows two. */

import { OUTDOORS } from './outdoors'
import { dressed, HEART, type Kid } from './people'

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

export const KIDS: Record<string, readonly Kid[]> = { ...BOOK, ...CROWN, ...GLUE, ...OUTDOORS, ...COIN }
