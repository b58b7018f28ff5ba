/**
 * A short text as a QR code (ISO/IEC 18004): bytes, error correction L, versions 1 to 5, which are one block each, and
 * always the chequered mask. That holds 106 bytes: a link to a table, and never more is asked for.
 */

/** How many codewords hold data, and how many repair it, by version. */
const SIZES: readonly [number, number][] = [[19, 7], [34, 10], [55, 15], [80, 20], [108, 26]]
/** Error correction L and mask 0, with their own error correction. */
const FORMAT = 0b111011111000100

type Square = { dark: boolean; isFixed: boolean }

/** The squares row by row, dark ones true; null where the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text)
  const version = SIZES.findIndex(([data]) => bytes.length + 2 <= data) + 1
  if (!version) return null
  const [data, repair] = SIZES[version - 1]!
  const words = codewords(bytes, data)
  const grid = frame(version)
  fill(grid, [...words, ...remainder(words, repair)])
  return grid.map((row) => row.map(({ dark }) => dark))
}

/** The bytes behind their mode and count, each four bits late, then padding. */
function codewords(bytes: Uint8Array, length: number): number[] {
  const bits = [0x4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0]
  const words = Array.from({ length: bits.length / 2 }, (_, at) => bits[2 * at]! * 16 + bits[2 * at + 1]!)
  while (words.length < length) words.push((length - words.length) % 2 === (length - bits.length / 2) % 2 ? 0xec : 0x11)
  return words
}

/** Reed and Solomon's remainder in the field of 256 elements. */
function remainder(words: readonly number[], degree: number): number[] {
  const times = (a: number, b: number): number => {
    let product = 0
    for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a)
    return product & 255
  }
  let divisor = [1]
  for (let power = 0, root = 1; power < degree; power++, root = times(root, 2))
    divisor = [...divisor, 0].map((each, at) => each ^ (at ? times(divisor[at - 1]!, root) : 0))
  const rest = [...words, ...Array<number>(degree).fill(0)]
  words.forEach((_, at) => {
    const factor = rest[at]!
    divisor.forEach((each, shift) => (rest[at + shift]! ^= times(each, factor)))
  })
  return rest.slice(words.length)
}

/** Everything that is the same in every code of a version: finders, timing, alignment, format. */
function frame(version: number): Square[][] {
  const size = 17 + 4 * version
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, (): Square => ({ dark: false, isFixed: false })))
  const set = (x: number, y: number, dark: boolean): void => {
    if (grid[y]?.[x]) grid[y][x] = { dark, isFixed: true }
  }
  const rings = (x: number, y: number, reach: number, isLight: (ring: number) => boolean): void => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) set(x + dx, y + dy, !isLight(Math.max(Math.abs(dx), Math.abs(dy))))
  }
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) rings(x, y, 4, (ring) => ring === 2 || ring === 4)
  if (version > 1) rings(size - 7, size - 7, 2, (ring) => ring === 1)
  const bit = (at: number): boolean => ((FORMAT >> at) & 1) === 1
  for (let at = 0; at < 15; at++) {
    set(8, at < 6 ? at : at < 8 ? at + 1 : size - 15 + at, bit(at))
    set(at < 8 ? size - 1 - at : at < 9 ? 7 : 14 - at, 8, bit(at))
  }
  set(8, size - 8, true)
  return grid
}

/** The words upwards and downwards in columns two wide, from the right; what the mask covers is turned over. */
function fill(grid: Square[][], words: readonly number[]): void {
  const size = grid.length
  let next = 0
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2)
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const isUp = ((right < 6 ? right + 1 : right) & 2) === ((size - 1) & 2)
        const y = isUp ? size - 1 - step : step
        const square = grid[y]![x]!
        if (square.isFixed) continue
        square.dark = (((words[next >> 3] ?? 0) >> (7 - (next & 7))) & 1) === 1
        if ((x + y) % 2 === 0) square.dark = !square.dark
        next++
      }
}
