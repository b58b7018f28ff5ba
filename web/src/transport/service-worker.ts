/** Keeps the whole site for when there is no network. The list of its files stands before this, written with the site. */

import { keepFile, nameOf, openCache } from './files'

interface ServiceWorker {
  FILES: { kept: string[]; packed: string[] }
  registration: { scope: string }
  clients: { claim(): Promise<void> }
  addEventListener(kind: 'install' | 'activate', ear: (event: { waitUntil(work: Promise<unknown>): void }) => void): void
  addEventListener(kind: 'fetch', ear: (event: { request: Request; respondWith(answer: Promise<Response>): void }) => void): void
}

const worker = self as unknown as ServiceWorker
const base = worker.registration.scope
const { kept, packed } = worker.FILES
/** What the addresses of our pages begin with. What else lies below ours is somebody else's: a server, another site. */
const OURS = ['', 'index.html', 't', 'rules', 'learn', 'replay', 'verify']

/** Everything whose name changes with it stays; the page comes last, so that all it needs is there when it is found. */
async function install(): Promise<void> {
  const cache = await openCache(nameOf(base))
  if (!cache) return
  for (const file of packed) await keepFile(cache, new URL(file, base).href)
  const missing = await Promise.all(kept.map(async (file) => ((await cache.match(new URL(file, base).href)) ? [] : [new URL(file, base).href])))
  await cache.addAll(missing.flat())
  await cache.add(new Request(base, { cache: 'no-cache' }))
}

/** What only an older page needed goes when that page is closed. */
async function tidy(): Promise<void> {
  const cache = await openCache(nameOf(base))
  const needed = new Set(['', ...kept, ...packed].map((file) => new URL(file, base).href))
  for (const { url } of (await cache?.keys()) ?? []) if (!needed.has(url)) await cache?.delete(url)
  await worker.clients.claim()
}

async function answer(request: Request): Promise<Response> {
  const cache = await openCache(nameOf(base))
  const isOurPage = request.mode === 'navigate' && OURS.includes(request.url.slice(base.length).split(/[/?#]/)[0]!)
  const found = await cache?.match(isOurPage ? base : request.url)
  return found ?? fetch(request)
}

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(tidy()))
worker.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET' && event.request.url.startsWith(base)) event.respondWith(answer(event.request))
})
