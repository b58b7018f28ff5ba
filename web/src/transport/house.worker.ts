/**
 * The worker of a tab. Of all tabs one holds the lock: its worker has the house, and all others hand on to it what
 * their pages say. When that tab is closed the lock passes on; what was asked and not answered is asked again.
 */

import type { Begin, Down, Kept, News, OtherEdition, Progress, Up } from './messages'
import { nameOf } from './files'
import { House } from './house'
import { tabOf } from './messages'
import { editionOf } from './site'

/** How a socket ends when its house does: its page comes back by itself. */
const GOING_AWAY = 1001
const STRIDE = 0.05

class Tab {
  #house: House | null = null
  #asked = new Map<string, Up>()
  #sockets = new Set<string>()
  #reported = 0
  #channel: BroadcastChannel

  constructor(readonly begin: Begin) {
    const name = nameOf(begin.base)
    this.#channel = new BroadcastChannel(name)
    this.#channel.onmessage = ({ data }) => this.#overhear(data)
    this.#announce('come')
    const { locks } = navigator
    if (!locks) {
      void this.#open() // plain http: the tab that came last has the house
    } else {
      void locks.request(`${name} ${begin.tab}`, forever) // by this others know that the tab is there
      void locks.request(name, () => this.#open().then(forever))
    }
  }

  /** What the page says. */
  take(up: Up): void {
    if (up.kind === 'ask') this.#asked.set(up.id, up)
    if (up.kind === 'connect') this.#sockets.add(up.id)
    if (up.kind === 'hang-up') this.#sockets.delete(up.id)
    this.#pass(up)
  }

  #pass(up: Up): void {
    if (this.#house) this.#house.take(up)
    else this.#channel.postMessage(up)
  }

  async #open(): Promise<void> {
    try {
      this.#house = await House.open(this.begin, (share) => this.#report(share), (down) => this.#answer(down), () => this.#lose())
    } catch (error) {
      this.#report(-1)
      throw error
    }
    this.#report(1)
    this.#announce('moved')
    this.#renew()
    await this.#house.kept
    postMessage({ kind: 'kept' } satisfies Kept)
  }

  /** Another tab has opened the house without waiting for this one: it has it now. */
  #lose(): void {
    this.#house?.close()
    this.#house = null
    this.#renew()
  }

  #announce(kind: News['kind']): void {
    this.#channel.postMessage({ kind, edition: editionOf(this.begin.site) } satisfies News)
  }

  /** All who wait see how far it is; not of every byte, since a page has to draw it. */
  #report(share: number): void {
    if (share > 0 && share < 1 && share < this.#reported + STRIDE) return
    this.#reported = share
    const progress: Progress = { kind: 'progress', share }
    postMessage(progress)
    this.#channel.postMessage(progress)
  }

  #answer(down: Down): void {
    if (tabOf(down.id) === this.begin.tab) this.#tell(down)
    else this.#channel.postMessage(down)
  }

  #tell(down: Down): void {
    if (down.kind === 'answer') this.#asked.delete(down.id)
    if (down.kind === 'lost') this.#sockets.delete(down.id)
    postMessage(down)
  }

  /** There is another house than before. */
  #renew(): void {
    for (const id of this.#sockets) this.#tell({ kind: 'lost', id, code: GOING_AWAY })
    for (const up of this.#asked.values()) this.#pass(up)
  }

  #overhear(said: Up | Down | News | Progress): void {
    switch (said.kind) {
      case 'come':
      case 'moved':
        return this.#hearNews(said)
      case 'progress':
        return postMessage(said)
      case 'answer':
      case 'opened':
      case 'heard':
      case 'lost':
        if (tabOf(said.id) === this.begin.tab) this.#tell(said)
        return
      default:
        this.#house?.take(said, () => this.#seeOff(tabOf(said.id)))
    }
  }

  #hearNews({ kind, edition }: News): void {
    if (edition !== editionOf(this.begin.site)) postMessage({ kind: 'other-edition' } satisfies OtherEdition)
    if (kind === 'come') return
    this.#announce('come') // so that one of an older edition hears that it is
    this.#renew()
  }

  /** When another tab is gone, its sockets are. */
  #seeOff(tab: string): void {
    void navigator.locks?.request(`${nameOf(this.begin.base)} ${tab}`, () => this.#house?.leave(tab))
  }
}

function forever(): Promise<never> {
  return new Promise(() => {})
}

let tab: Tab | null = null
onmessage = ({ data }: MessageEvent<Begin | Up>) => {
  if (data.kind === 'begin') tab = new Tab(data)
  else tab?.take(data)
}
