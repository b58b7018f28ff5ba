/** All small pictures of Fort, as paths in a square of 24: what is filled, what is drawn, in which ink. */

export interface Stroke {
  d: string
  /** `fill`: the icon's own colour; `line`: drawn with it; `paper`: the card's; `ink`; or another colour by name. */
  as: 'fill' | 'line' | 'thin' | 'paper' | 'paper-line' | 'ink' | 'pizza' | 'crust' | 'pepperoni' | 'toy' | 'dim'
}

/** All that is drawn alike is one path: an icon is drawn a hundred times on a table. */
const of = (as: Stroke['as'], ...paths: string[]): Stroke[] => [{ d: paths.join(''), as }]
const circle = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`
const STAR = 'M12 2.2l2.9 6.3 6.9.7-5.2 4.6 1.5 6.8-6.1-3.5-6.1 3.5 1.5-6.8L2.2 9.2l6.9-.7z'
const SMALL_STAR = 'M12 6l1.8 3.9 4.2.4-3.2 2.8.9 4.2-3.7-2.1-3.7 2.1.9-4.2L6 10.300l4.200-.4z'
const BACKPACK = 'M6 10q0-6 6-6t6 6v9q0 2-2 2H8q-2 0-2-2z'
const POCKET = 'M8.500 14h7v4.500h-7z'
const STRAP = 'M9.500 4.500q0-3 2.500-3t2.500 3'
const BIN = 'M5.500 8.500h13l-1.300 12q-.1 1-1.200 1H8q-1.100 0-1.200-1z'
const LID = 'M4 6.500h16 M9.500 6V4h5v2'
const TENT = 'M12 4L22 20H2z'
const DOOR = 'M12 12l4 8H8z'
const EYES = [circle(7, 15, 4.200), circle(17, 15, 4.200)]
const SPYGLASSES = ['M4 14L6.500 5h3l.5 7h4l.500-7h3L20 14', ...EYES]
const SLICE = 'M12 22.500L3.300 7.500q8.700-4 17.400 0z'
const CRUST = 'M2.600 7q9.400-5 18.800 0l-1 2.300q-8.400-4-16.800 0z'
const PEPPERONI = [circle(9.500, 11, 1.700), circle(14.500, 12, 1.700), circle(12, 16.500, 1.500)]
const BEAR = [circle(6, 6.500, 3.500), circle(18, 6.500, 3.500), circle(12, 13, 8.500)]
const BEAR_FACE = [circle(9, 11.500, 1.100), circle(15, 11.500, 1.100), 'M10.500 15.500q1.500 1.300 3 0l-1.500-1.300z']
const HEAD = [circle(12, 8.500, 4.500), 'M3.500 21.500q0-7 8.500-7t8.500 7z']
const HOUSE = 'M3 12L12 4l9 8v9H3z'
const SWAP = ['M4 9h13l-3.500-4', 'M20 15H7l3.500 4']
const SLASH = 'M4 20.500L20.500 4'

export const SUITS = ['skateboard', 'shovel', 'glue', 'squirtgun', 'crown', 'book', 'coin'] as const

export const ICONS: Record<string, Stroke[]> = {
  skateboard: [...of('line', 'M2 7.500q1.700 3.500 4.500 3.500h11q2.800 0 4.500-3.500'), ...of('fill', circle(7.300, 16.500, 3), circle(16.700, 16.500, 3), 'M6.300 11h2v4h-2z', 'M15.700 11h2v4h-2z'), ...of('paper', circle(7.300, 16.500, 1), circle(16.700, 16.500, 1))],
  shovel: of('fill', 'M8 1.500h8v2.700H8z', 'M10.700 4h2.600v9h-2.600z', 'M4.500 12h15L12 23z'),
  glue: [...of('fill', 'M5 12.500q0-3.500 4.500-3.500t4.500 3.500V21q0 2-2 2H7q-2 0-2-2z', 'M7.600 8l1.200-6h1.400l1.200 6z', 'M18.800 3q4.200 6.200 0 8-4.200-1.800 0-8z'), ...of('paper', 'M7 14.500h5v4H7z')],
  squirtgun: [...of('fill', 'M1.500 8h14.500v5.200h-5.500L9.200 21H4l1.700-7.800H1.500z', 'M4.500 3.800h8v3h-8z'), ...of('line', 'M18.500 10.600h1', 'M21 8.200l1.300-.7', 'M21 13l1.300.7')],
  crown: [...of('fill', 'M2.500 19.500V7l5.300 5L12 3.500l4.200 8.500L21.500 7v12.500z'), ...of('paper', 'M4.500 15.500h15v1.500h-15z')],
  book: [...of('fill', 'M12 6C9.400 4 5.500 3.500 1.800 4v15.500C5.500 19 9.400 19.500 12 21.500c2.600-2 6.500-2.500 10.200-2V4C18.500 3.500 14.600 4 12 6z'), ...of('paper-line', 'M12 6.500v14', 'M5 8.500q2.300 0 4 .8', 'M5 12.500q2.300 0 4 .8', 'M19 8.500q-2.300 0-4 .8', 'M19 12.500q-2.300 0-4 .8')],
  coin: [...of('fill', circle(12, 12, 10.300)), ...of('paper', SMALL_STAR)],

  pizza: [...of('pizza', SLICE), ...of('crust', CRUST), ...of('pepperoni', ...PEPPERONI)],
  toy: [...of('toy', ...BEAR), ...of('paper', ...BEAR_FACE)],
  toys: [...of('toy', ...BEAR), ...of('paper', ...BEAR_FACE)],
  res: [...of('pizza', 'M7 22L1 9.500q6-2.800 12 0z'), ...of('crust', 'M.7 9q6.300-3.600 12.600 0l-.8 1.800q-5.500-2.600-11 0z'), ...of('pepperoni', circle(7, 13.500, 1.500)), ...of('toy', circle(13.800, 4.300, 2.300), circle(21.200, 4.300, 2.300), circle(17.500, 8.300, 5.500)), ...of('paper', circle(15.700, 7.600, .8), circle(19.300, 7.600, .8)), ...of('line', 'M13 22.500L22 15')],
  either: [...of('pizza', 'M7 22L1 9.500q6-2.800 12 0z'), ...of('crust', 'M.7 9q6.300-3.600 12.600 0l-.8 1.800q-5.500-2.600-11 0z'), ...of('toy', circle(13.800, 4.300, 2.300), circle(21.200, 4.300, 2.300), circle(17.500, 8.300, 5.500)), ...of('paper', circle(15.700, 7.600, .8), circle(19.300, 7.600, .8)), ...of('line', 'M13 22.500L22 15')],

  pack: [...of('fill', BACKPACK), ...of('line', STRAP), ...of('paper', POCKET)],
  PACK: [...of('fill', BACKPACK), ...of('line', STRAP), ...of('paper', POCKET)],
  lookout: [...of('fill', ...SPYGLASSES), ...of('paper', circle(7, 15, 1.900), circle(17, 15, 1.900))],
  LOOKOUT: [...of('fill', ...SPYGLASSES), ...of('paper', circle(7, 15, 1.900), circle(17, 15, 1.900))],
  lookouts: [...of('fill', ...SPYGLASSES), ...of('paper', circle(7, 15, 1.900), circle(17, 15, 1.900))],
  fort: [...of('fill', TENT), ...of('paper', DOOR), ...of('line', 'M12 4V1.500')],
  FORT: [...of('fill', TENT), ...of('paper', DOOR), ...of('line', 'M12 4V1.500')],
  level: [...of('fill', TENT), ...of('paper', DOOR), ...of('line', 'M12 4V1.500')],
  advance: [...of('fill', 'M9 8l8 13.500H1z'), ...of('paper', 'M9 15l3.300 6.500H5.700z'), ...of('line', 'M19.500 14V4', 'M16 7.500L19.500 3.500 23 7.500')],
  ANY: [...of('line', circle(12, 12, 9)), ...of('fill', 'M10.500 15.500v-1.800q0-1.700 1.600-2.500 1.400-.7 1.400-1.800 0-1.300-1.500-1.300-1.400 0-1.700 1.500l-2.300-.6q.7-3 4-3 3.900 0 3.900 3.300 0 2.200-2 3.200-1 .6-1 1.500v1.500z', circle(11.700, 18, 1.400))],
  score: of('fill', STAR),
  trash: [...of('fill', BIN), ...of('line', LID), ...of('paper-line', 'M10 12v6', 'M14 12v6')],
  'trash-rival': [...of('fill', 'M2 11h11l-1 9.500q-.1 1-1.100 1H4.100q-1 0-1.100-1z'), ...of('line', 'M1 9h13'), ...of('dim', circle(18, 5, 3), 'M13 13.500q0-4.500 5-4.500t5 4.500z')],
  'trash-this': [...of('fill', 'M9 12h12l-1.100 8.500q-.1 1-1.100 1h-7.600q-1 0-1.100-1z'), ...of('line', 'M8 10h14', 'M4 2v6.500', 'M1.200 6L4 9l2.800-3')],
  recruit: [...of('fill', circle(9, 8, 4.500), 'M.8 21.500q0-7.500 8.200-7.500t8.200 7.500z'), ...of('line', 'M19.500 4v8', 'M15.500 8h8')],
  'spend-pizza': [...of('pizza', SLICE), ...of('crust', CRUST), ...of('line', SLASH)],
  'spend-toy': [...of('toy', ...BEAR), ...of('paper', ...BEAR_FACE), ...of('line', SLASH)],
  spend: [...of('pizza', 'M7 22L1 9.500q6-2.800 12 0z'), ...of('toy', circle(13.800, 4.300, 2.300), circle(21.200, 4.300, 2.300), circle(17.500, 8.300, 5.500)), ...of('line', SLASH)],
  'copy-pack': [...of('fill', 'M4 11q0-5 5-5t5 5v8q0 2-2 2H6q-2 0-2-2z'), ...of('paper', 'M6 14h6v3.500H6z'), ...of('line', 'M16.500 8h5', 'M19 5.500v5', 'M16.500 17h5')],
  'copy-rival-pack': [...of('dim', 'M12 11q0-5 5-5t5 5v8q0 2-2 2h-6q-2 0-2-2z'), ...of('paper', 'M14 14h6v3.500h-6z'), ...of('line', 'M9.500 13h-8', 'M4.800 9.500L1.300 13l3.500 3.500')],
  convert: [...of('line', ...SWAP)],

  // Dogs: what they need, what they do.
  add: [...of('thin', 'M3 4h11v16H3z'), ...of('line', 'M19 9v7', 'M15.500 12.500h7')],
  'add-different': [...of('thin', 'M2 5h8v13H2z', 'M12 7h8v13h-8z'), ...of('line', 'M20.500 2.500v5', 'M18 5h5')],
  'add-cards': [...of('thin', 'M2 5h8v13H2z', 'M12 7h8v13h-8z'), ...of('line', 'M20.500 2.500v5', 'M18 5h5')],
  cards: of('thin', 'M3 6h10v14H3z', 'M8 3h12v15h-7'),
  'no-cards': [...of('thin', 'M5 4h13v17H5z'), ...of('line', SLASH)],
  home: [...of('fill', HOUSE), ...of('paper', 'M8.500 21v-4.500q0-3.500 3.500-3.500t3.500 3.500V21z')],
  visit: [...of('dim', HOUSE), ...of('paper', 'M8.500 21v-4.500q0-3.500 3.500-3.500t3.500 3.500V21z'), ...of('line', 'M1.500 4h5L4.500 2')],
  gain: [...of('fill', circle(12, 12, 9.500)), ...of('paper-line', 'M12 7v10', 'M7 12h10')],
  herd: [...of('fill', circle(5, 7, 3), circle(5, 17, 3), circle(11.500, 12, 3)), ...of('line', 'M16 12h6', 'M19 9l3 3-3 3')],
  fetch: [...of('fill', 'M4 5.500q2.500-2 4 .5l6.500 6q2.800.5 2 3-.3 1.500-2 1.500 0 2-1.800 2-2.400 0-2.200-2.500L4.500 9.500Q2 9 2.500 7q.3-1.500 1.500-1.500z'), ...of('line', 'M21 12V4h-7')],
  mimic: [...of('line', 'M3 9V5h4', 'M21 15v4h-4'), ...of('fill', circle(9, 9.500, 4), circle(15, 15, 4)), ...of('paper', circle(15, 15, 1.800))],
  'fill-toys': [...of('toy', circle(6, 9.500, 2.800), circle(15, 9.500, 2.800), circle(10.500, 14.500, 6.500)), ...of('line', 'M20 21V8', 'M17 11l3-3.500 3 3.500')],
  relieve: [...of('fill', BIN), ...of('line', LID, 'M12 19v-7')],
  'swap-perk': [...of('line', ...SWAP), ...of('fill', circle(12, 12, 2.200))],
  'swap-rule': [...of('line', 'M4 5h13l-3-3', 'M20 19H7l3 3'), ...of('thin', 'M6 9h12', 'M6 12h12', 'M6 15h8')],
  steal: [...of('fill', 'M3 12q9-9 18 0-3 5-6.500 5-1.500 0-2.500-2-1 2-2.500 2Q6 17 3 12z'), ...of('paper', circle(8, 12, 1.600), circle(16, 12, 1.600))],
  dig: [...of('fill', 'M2 21q2-7 6-7t6 7z', 'M15 2h5v2.500h-1.200V11h2.200l-3.500 6-3.500-6h2.200V4.500H15z')],
  call: [...of('fill', 'M3 10h5l8-5.500v15L8 14H3z'), ...of('line', 'M19 8.500q2 3.500 0 7')],

  // The table.
  public: of('fill', circle(7, 8, 3.500), circle(17, 8, 3.500), 'M.8 20q0-7 6.200-7 3.500 0 5 2.500Q13.500 13 17 13q6.200 0 6.200 7z'),
  private: of('fill', ...HEAD),
  unseen: [...of('thin', 'M2 12q10-13 20 0-10 13-20 0z'), ...of('fill', circle(12, 12, 3)), ...of('line', SLASH)],
  deck: of('thin', 'M5 6h12v15H5z', 'M8 3h12v15h-3'),
  hand: of('thin', 'M4 8l7-3 5 12-7 3z', 'M11 4h7v13h-2'),
  discard: [...of('thin', 'M4 13v8h16v-8'), ...of('line', 'M12 2v12', 'M7.500 10L12 14.500 16.500 10')],
  rule: [...of('thin', 'M5 2.500h14v19H5z'), ...of('line', 'M8.500 8h7', 'M8.500 12h7', 'M8.500 16h4')],
  flag: [...of('line', 'M5 22V3'), ...of('fill', 'M5.500 3q7-2.500 7 0t7 0v9q-7 2.500-7 0t-7 0z')],
  supply: of('fill', 'M3 9h18l-2 12H5z', 'M6 4h5v4H6z', 'M13 2.500h5V8h-5z'),
}
