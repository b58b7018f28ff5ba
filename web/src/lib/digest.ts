/** SHA-256 of a text, in hexadecimal digits. Browsers have their own only on https pages, and a table may be plain http. */

const ROUNDS = 64

/** The first 32 bits of what follows the point of a root. */
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0

function primes(count: number): number[] {
  const found: number[] = []
  for (let number = 2; found.length < count; number++) if (found.every((prime) => number % prime)) found.push(number)
  return found
}

const KEYS = primes(ROUNDS).map((prime) => fraction(Math.cbrt(prime)))
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)))
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const padded = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6))
  bytes.forEach((byte, at) => padded.setUint8(at, byte))
  padded.setUint8(bytes.length, 0x80)
  padded.setUint32(padded.byteLength - 4, bytes.length * 8)
  let state = START
  for (let at = 0; at < padded.byteLength; at += 64) state = mix(state, padded, at)
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

function mix(state: number[], data: DataView, at: number): number[] {
  const w = Array.from({ length: 16 }, (_, i) => data.getInt32(at + 4 * i))
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < ROUNDS; i++) {
    if (i >= 16) {
      const x = w[i - 15]!
      const y = w[i - 2]!
      w[i] = (w[i - 16]! + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + w[i - 7]! + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10))) | 0
    }
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + KEYS[i]! + w[i]!) | 0
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]!) | 0)
}

/** Random hexadecimal digits. */
export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
