/** To the house in a worker, by messages. What never changes lies beside the page, and is there before the house is. */

import { randomHex } from '../lib/digest'
import type { Begin, Down, Kept, OtherEdition, Progress, Up } from './messages'
import { editionOf, type Site } from './site'
import type { Ears, Line, Transport } from './transport'

export class WorkerTransport implements Transport {
  readonly hasFriends = false
  progress = $state(0)
  #worker: Worker
  #tab = randomHex(8)
  #count = 0
  #answers = new Map<string, (answer: Response) => void>()
  #lines = new Map<string, Ears & { isOpen: boolean }>()

  constructor(readonly site: Site) {
    this.#worker = new Worker(new URL('./house.worker.ts', import.meta.url), { type: 'module' })
    this.#worker.onmessage = ({ data }: MessageEvent<Down | Progress | Kept | OtherEdition>) => this.#take(data)
    const isServed = Boolean(navigator.serviceWorker?.controller)
    this.#worker.postMessage({ kind: 'begin', tab: this.#tab, site, base: document.baseURI, isServed } satisfies Begin)
  }

  get server(): string {
    return this.site.server
  }

  ask(address: string, { method = 'GET', headers, body = '' }: RequestInit = {}): Promise<Response> {
    const lying = this.site.answers[address]
    if (lying) return fetch(lying)
    // What is opened here is to stay: the browser is asked not to clear it away when space is scarce.
    if (method === 'POST') void navigator.storage?.persist?.()
    const id = this.#id()
    const given = new Headers(headers)
    const key = given.get('Idempotency-Key') ?? ''
    const language = given.get('Accept-Language') ?? ''
    return new Promise((resolve) => {
      this.#answers.set(id, resolve)
      this.#say({ kind: 'ask', id, key, language, method, address, body: String(body) })
    })
  }

  connect(address: string, ears: Ears): Line {
    const id = this.#id()
    const line = { ...ears, isOpen: false }
    this.#lines.set(id, line)
    this.#say({ kind: 'connect', id, address })
    return {
      get isOpen() {
        return line.isOpen
      },
      say: (text) => this.#say({ kind: 'say', id, text }),
      hangUp: () => {
        this.#lines.delete(id)
        this.#say({ kind: 'hang-up', id })
      },
    }
  }

  #id(): string {
    return `${this.#tab}.${++this.#count}`
  }

  #say(up: Up): void {
    this.#worker.postMessage(up)
  }

  #take(down: Down | Progress | Kept | OtherEdition): void {
    if (down.kind === 'progress') {
      this.progress = down.share
      return
    }
    if (down.kind === 'kept') return void this.#keepAll()
    if (down.kind === 'other-edition') return void this.#renew()
    if (down.kind === 'answer') {
      this.#answers.get(down.id)?.(new Response(down.text, { status: down.status, headers: { 'Content-Type': down.type } }))
      this.#answers.delete(down.id)
      return
    }
    const line = this.#lines.get(down.id)
    if (!line) return
    line.isOpen = down.kind !== 'lost'
    if (down.kind === 'opened') line.opened()
    else if (down.kind === 'heard') line.heard(down.text)
    else {
      this.#lines.delete(down.id)
      line.lost(down.code)
    }
  }

  /** Once the house is kept the rest of the site is too, for when there is no network. */
  async #keepAll(): Promise<void> {
    const keeper = navigator.serviceWorker
    if (!keeper) return
    await keeper.register('service-worker.js').catch(() => {})
    if (keeper.controller) return
    await new Promise((done) => keeper.addEventListener('controllerchange', done, { once: true }))
    // Of what is served a browser also keeps what it compiles, now and while it is played.
    await WebAssembly.compileStreaming(fetch(this.site.kit.parts['pyodide.asm.wasm']!.file)).catch(() => {})
  }

  /** A page that would now come otherwise is loaded anew: pages and house of two editions may not understand each other. */
  async #renew(): Promise<void> {
    const page = await fetch(document.baseURI).then((response) => response.text(), () => '')
    if (page && !page.includes(editionOf(this.site))) location.reload()
  }
}
