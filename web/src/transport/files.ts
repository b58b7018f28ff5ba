/** Files of a site: from what the browser has kept, else from the network, packed as small as the browser can unpack. */

/** What a browser keeps for several houses under one origin is told apart by this name. */
export function nameOf(base: string): string {
  return `blanketfort ${new URL(base).pathname}`
}

/** Browsers keep files only for pages that nobody can have changed on the way. */
export async function openCache(name: string): Promise<Cache | null> {
  return globalThis.caches?.open(name).catch(() => null) ?? null
}

/** A file, kept from now on; `heard` is told how many of its bytes have come. */
export async function getFile(cache: Cache | null, url: string, heard: (bytes: number) => void = () => {}): Promise<Response> {
  const kept = await cache?.match(url)
  if (kept) return kept
  const file = await fetchPacked(url, heard)
  await cache?.put(url, file.clone()).catch(() => {}) // a full disk: it is fetched again next time
  return file
}

async function fetchPacked(url: string, heard: (bytes: number) => void): Promise<Response> {
  const [end, format] = canUnpack('brotli') ? ['br', 'brotli'] : ['gz', 'gzip']
  const response = await fetch(`${url}.${end}`)
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`)
  const type = url.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream'
  // A host that knows the ending has let the browser unpack it already.
  const isPacked = !response.headers.get('Content-Encoding')
  const body = isPacked ? response.body.pipeThrough(new DecompressionStream(format as CompressionFormat)) : response.body
  const counted = body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        heard(chunk.byteLength)
        controller.enqueue(chunk)
      },
    }),
  )
  return new Response(await new Response(counted).blob(), { headers: { 'Content-Type': type } })
}

function canUnpack(format: string): boolean {
  try {
    return Boolean(new DecompressionStream(format as CompressionFormat))
  } catch {
    return false
  }
}
