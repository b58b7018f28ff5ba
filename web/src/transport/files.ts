/** Files of a site: from what the browser has kept, else from the network, packed as small as the browser can unpack. */

/** What a browser keeps for several houses under one origin is told apart by this name. */
export function nameOf(base: string): string {
  return `blanketfort ${new URL(base).pathname}`
}

/** Browsers keep files only for pages that nobody can have changed on the way. */
export async function openCache(name: string): Promise<Cache | null> {
  return globalThis.caches?.open(name).catch(() => null) ?? null
}

export class Files {
  /** What has come by the network and is not kept yet, packed. */
  #come = new Map<string, Response>()

  /** `isServed`: whether what is kept is also served, by the service worker. */
  constructor(
    readonly cache: Cache | null,
    readonly isServed: boolean,
  ) {}

  /** A file, while it comes; `heard` is told how many of its bytes have. */
  async get(url: string, heard: (bytes: number) => void): Promise<Response> {
    const kept = await this.cache?.match(url)
    // Of what was served a browser also keeps what it has compiled.
    if (kept) return this.isServed ? fetch(url) : kept
    const packed = await fetchPacked(url)
    this.#come.set(url, packed.clone())
    return unpack(url, packed, heard)
  }

  /** Keep all that has come. It takes a while, in which nobody should wait for anything. */
  async keep(): Promise<void> {
    for (const [url, packed] of this.#come) {
      await this.cache?.put(url, unpack(url, packed)).catch(() => {}) // a full disk: it is fetched again next time
    }
    this.#come.clear()
  }
}

/** Keep a file that nobody waits for. */
export async function keepFile(cache: Cache, url: string): Promise<void> {
  if (!(await cache.match(url))) await cache.put(url, unpack(url, await fetchPacked(url)))
}

async function fetchPacked(url: string): Promise<Response> {
  const packed = await fetch(`${url}.${PACKED.end}`)
  if (!packed.ok) throw new Error(`${url}: ${packed.status}`)
  return packed
}

function unpack(url: string, packed: Response, heard: (bytes: number) => void = () => {}): Response {
  // A host that knows the ending has let the browser unpack it already.
  const isPacked = !packed.headers.get('Content-Encoding')
  const body = isPacked ? packed.body?.pipeThrough(new DecompressionStream(PACKED.format)) : packed.body
  const counted = body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        heard(chunk.byteLength)
        controller.enqueue(chunk)
      },
    }),
  )
  const type = url.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream'
  return new Response(counted, { headers: { 'Content-Type': type } })
}

const PACKED = canUnpack('brotli') ? { end: 'br', format: 'brotli' as CompressionFormat } : { end: 'gz', format: 'gzip' as const }

function canUnpack(format: string): boolean {
  try {
    return Boolean(new DecompressionStream(format as CompressionFormat))
  } catch {
    return false
  }
}
