/** The house itself: the application of the server, in Python, and a second worker that thinks for it. */

import { Files, nameOf, openCache } from './files'
import { canKeepImage, keptImage } from './image'
import { keepFile } from './kept-file'
import type { Begin, Down, Up } from './messages'
import { tabOf } from './messages'
import { fetchKit, loadPython, type Kit } from './python'
import type { Thought } from './thinker.worker'

const TABLES = '/tables/tables.sqlite'

/** `House` of `blanketfort/site/house.py`. */
interface PythonHouse {
  open(): Promise<void>
  ask(key: string, language: string, method: string, address: string, body: string): Promise<{ toJs(): [number, string, string]; destroy(): void }>
  connect(socket: string, address: string): void
  hear(socket: string, text: string): void
  hang_up(socket: string): void
}

/** How long after something was shown a page is done drawing it, in milliseconds; and how long at most it is waited for. */
const DRAWING = 1000
const PATIENCE = 6000

export class House {
  /** The sockets of each tab. */
  #sockets = new Map<string, Set<string>>()

  private constructor(
    readonly python: PythonHouse,
    readonly answer: (down: Down) => void,
    /** Is done when all that was fetched for the house is kept for the next visit. */
    readonly kept: Promise<void>,
  ) {}

  /** `lost` is called when somebody else has opened it since. */
  static async open(begin: Begin, tell: (share: number) => void, answer: (down: Down) => void, lost: () => void): Promise<House> {
    const files = new Files(await openCache(nameOf(begin.base)), begin.isServed)
    const coming = fetchKit(begin.site, begin.base, files, tell)
    const image = keptImage(begin.site, begin.base)
    const python = await loadPython(begin.site, begin.base, coming, image)
    tell(0.9)
    const keep = await keepFile(python.FS, TABLES, nameOf(begin.base), lost)
    const module = python.pyimport('blanketfort.site.house') as { House(browser: object, tables: string, pace: number): PythonHouse }
    let shown = () => {}
    // All else waits until the first table is there: a phone has its hands full.
    const isCalm = Promise.race([new Promise<void>((resolve) => (shown = resolve)).then(() => pause(DRAWING)), pause(PATIENCE)])
    const kit: Kit = { wasm: await coming.wasm, library: await coming.library, house: await coming.house }
    const second = new Second({ ...begin, kit }, isCalm)
    const house = module.House(
      {
        keep,
        think: (task: string) => second.think(task),
        stop: () => second.stop(),
        open: (id: string) => answer({ kind: 'opened', id }),
        send: (id: string, text: string) => {
          answer({ kind: 'heard', id, text })
          shown()
        },
        close: (id: string, code: number) => answer({ kind: 'lost', id, code }),
      },
      TABLES,
      begin.site.pace,
    )
    await house.open()
    const kept = isCalm.then(() => {
      second.start()
      return files.keep()
    })
    if (canKeepImage() && !(await image)) void kept.then(() => pause(PATIENCE)).then(() => makeImage({ ...begin, kit }))
    return new House(house, answer, kept)
  }

  /** Do what a page says; `isNew` is called for the first socket of its tab. */
  take(up: Up, isNew: () => void = () => {}): void {
    switch (up.kind) {
      case 'ask':
        return void this.#ask(up)
      case 'connect':
        if (!this.#sockets.has(tabOf(up.id))) isNew()
        this.#sockets.set(tabOf(up.id), (this.#sockets.get(tabOf(up.id)) ?? new Set()).add(up.id))
        return this.python.connect(up.id, up.address)
      case 'say':
        return this.python.hear(up.id, up.text)
      case 'hang-up':
        this.#sockets.get(tabOf(up.id))?.delete(up.id)
        return this.python.hang_up(up.id)
    }
  }

  /** A tab is gone. */
  leave(tab: string): void {
    for (const id of this.#sockets.get(tab) ?? []) this.python.hang_up(id)
    this.#sockets.delete(tab)
  }

  close(): void {
    for (const tab of this.#sockets.keys()) this.leave(tab)
  }

  async #ask({ id, key, language, method, address, body }: Up & { kind: 'ask' }): Promise<void> {
    const found = await this.python.ask(key, language, method, address, body)
    const [status, type, text] = found.toJs()
    found.destroy()
    this.answer({ kind: 'answer', id, status, type, text })
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function makeImage(begin: Begin & { kit: Kit }): void {
  new Worker(new URL('./image.worker.ts', import.meta.url), { type: 'module' }).postMessage(begin)
}

/** The worker that thinks: one task at a time, and it can be stopped in the middle. */
class Second {
  #worker: Worker | null = null
  #task: { resolve(found: string): void; reject(error: Error): void } | null = null

  constructor(
    readonly begin: Begin & { kit: Kit },
    readonly isCalm: Promise<void>,
  ) {}

  start(): Worker {
    if (this.#worker) return this.#worker
    this.#worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' })
    this.#worker.onmessage = ({ data }: MessageEvent<Thought>) => {
      if ('found' in data) this.#task?.resolve(data.found)
      else this.#fail(data.error)
    }
    this.#worker.onerror = ({ message }) => this.#fail(message)
    this.#worker.postMessage(this.begin)
    return this.#worker
  }

  think(task: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const mine = (this.#task = { resolve, reject })
      void this.isCalm.then(() => mine === this.#task && this.start().postMessage(task))
    })
  }

  stop(): void {
    this.#task = null
    this.#worker?.terminate()
    this.#worker = null
  }

  /** One that has failed is replaced for the next task. */
  #fail(why: string): void {
    const task = this.#task
    this.stop()
    task?.reject(new Error(why))
  }
}
