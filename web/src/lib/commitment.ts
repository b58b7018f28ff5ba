/** What fixes a shuffle before the deal, made again in the browser from exactly the bytes of `engine/chance.py`. */

/** The text whose digest is published before the deal. */
export function toDigest(seed: string, salt: string): string {
  return `blanketfort commitment\n${seed}\n${salt}`
}

/** Browsers digest only on pages that nobody can have changed on the way: https, or this very machine. */
export function canDigest(): boolean {
  return globalThis.crypto?.subtle !== undefined
}

export async function commitmentTo(seed: string, salt: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(toDigest(seed, salt)))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
