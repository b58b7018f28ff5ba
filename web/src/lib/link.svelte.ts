/** The connection to one table: what came down, what goes up, and coming back when it is lost. */

import { transport, type Line } from '../transport/transport'
import type { About, Chat, ChatLine, Done, Down, Finality, Hint, Refused, Say, State, Moment, TableInfo, Up } from '../wire'
import { pledgeTo, wordFor } from './commitment'
import { randomHex } from './digest'
import { forLearner } from './learning'

export type Status = 'connecting' | 'open' | 'lost' | 'gone'

export interface Notice {
  id: number
  say: Say
  isRefusal: boolean
}

/** Close codes after which there is no use in trying again. */
const GONE = [4404, 1008]
const FIRST_WAIT = 500
const LONGEST_WAIT = 10_000
const NOTICE_STAYS = 6000

export class TableLink {
  status = $state<Status>('connecting')
  table = $state.raw<TableInfo | null>(null)
  state = $state.raw<State | null>(null)
  /** All steps since the deal, as far as they were told. */
  steps = $state.raw<Moment[]>([])
  chat = $state.raw<ChatLine[]>([])
  hint = $state.raw<Hint | null>(null)
  isAskingHint = $state(false)
  notices = $state.raw<Notice[]>([])
  /** When the state arrived, for the clocks. */
  receivedAt = $state(0)
  /** The version on which a choice is under way: nothing else may be chosen until what came of it is on the table, or it was refused. */
  busy = $state<number | null>(null)
  onState: (state: State, fresh: Moment[]) => void = () => {}

  #line: Line | null = null
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #isClosed = false
  /** What was sent and is not yet known to be done, by key: sent again when the connection was lost, it is done once. */
  #unanswered = new Map<string, Up>()
  #count = 0

  constructor(readonly id: string) {}

  open(): void {
    const since = this.state ? `&since=${this.state.version}` : ''
    const seat = this.state?.seat != null ? `&seat=${this.state.seat}` : ''
    const line = transport.connect(`/api/tables/${this.id}/socket?${since}${seat}`, {
      opened: () => {
        this.status = 'open'
        this.#wait = FIRST_WAIT
        for (const message of this.#unanswered.values()) line.say(JSON.stringify(message))
      },
      heard: (text) => this.take(JSON.parse(text)),
      lost: (code) => line === this.#line && this.#lost(code),
    })
    this.#line = line
  }

  /** Say goodbye to the old connection and come anew: after taking a seat the server has to know me again. */
  reopen(): void {
    const old = this.#line
    this.#line = null
    old?.hangUp()
    this.state = null
    this.steps = []
    if (!this.#isClosed) this.open()
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#line?.hangUp()
  }

  send(wish: Up): void {
    if (!this.#line?.isOpen) {
      this.notify({ say: 'web-pages-offline' }, true)
      return
    }
    const isChange = wish.type !== 'look' && wish.type !== 'ask-hint'
    const message = isChange ? { key: randomHex(16), ...wish } : wish
    if ('key' in message && message.key) this.#unanswered.set(message.key, message)
    this.#line.say(JSON.stringify(message))
  }

  /** Whatever came of it, this is answered. */
  settle(key: string): void {
    this.#unanswered.delete(key)
  }

  takeAbout(table: TableInfo): void {
    const before = this.table?.seats
    if (table.seats.some(({ devices }, seat) => devices > 1 && devices > (before?.[seat]?.devices || Infinity))) this.notify({ say: 'web-seat-claimed' }, true)
    this.table = table
    for (const seat of table.shuffle?.awaited ?? []) if (table.seats[seat]?.is_mine) this.#addWord(table, seat)
  }

  /** Add to the shuffle: fix a word first, tell it when all have fixed theirs. */
  #addWord({ id, shuffle }: TableInfo, seat: number): void {
    const word = wordFor(id, seat)
    const key = `${shuffle!.stage}-${seat}-of-the-shuffle`
    if (shuffle!.stage === 'pledge') this.send({ type: 'pledge', seat, digest: pledgeTo(id, seat, word), key })
    else this.send({ type: 'word', seat, word, key })
  }

  choose(key: string): void {
    if (!this.state || this.busy !== null) return
    this.busy = this.state.version
    this.send({ type: 'choose', version: this.state.version, choice: key })
  }

  notify(say: Say, isRefusal = false): void {
    const id = ++this.#count
    this.notices = [...this.notices, { id, say, isRefusal }].slice(-3)
    setTimeout(() => this.dismiss(id), NOTICE_STAYS)
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((notice) => notice.id !== id)
  }

  take(message: Down): void {
    TAKERS[message.type](this, message as never)
  }

  takeState(told: State): void {
    const state = forLearner(told)
    const isAnew = this.state !== null && this.state.seat !== state.seat
    const known = isAnew ? [] : this.steps
    const last = known.at(-1)?.version ?? -1
    const complete = (step: Moment) => (step.version === state.version ? { view: state.view, ...step } : step) // which is told once
    const fresh = state.steps.filter((step) => step.version > last).map(complete)
    this.steps = [...known, ...fresh]
    const isFirst = this.state === null || isAnew
    this.state = state
    this.receivedAt = performance.now()
    if (this.hint && this.hint.version !== state.version) this.hint = null
    this.onState(state, isFirst ? [] : fresh)
  }

  takeFinality({ version, final }: Finality): void {
    const state = this.state
    if (!state?.question || state.version !== version || state.tutor) return
    const options = state.question.options.map((option) => (final.includes(option.key) ? { ...option, is_final: true } : option))
    this.state = { ...state, question: { ...state.question, options } }
    this.onState(this.state, [])
  }

  #lost(code: number): void {
    if (this.#isClosed) return
    this.busy = null
    this.isAskingHint = false
    if (GONE.includes(code)) {
      this.status = 'gone'
      return
    }
    this.status = 'lost'
    this.#timer = setTimeout(() => this.open(), this.#wait)
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
  }
}

const TAKERS: { [type in Down['type']]: (link: TableLink, message: never) => void } = {
  state: (link, message: State) => link.takeState(message),
  about: (link, message: About) => link.takeAbout(message.table),
  finality: (link, message: Finality) => link.takeFinality(message),
  chat: (link, message: Chat) => {
    const isKnown = (line: ChatLine) => link.chat.some((old) => old.at === line.at && old.text === line.text)
    link.chat = [...link.chat, ...message.lines.filter((line) => !isKnown(line))]
  },
  hint: (link, message: Hint) => {
    link.hint = message
    link.isAskingHint = false
  },
  done: (link, message: Done) => link.settle(message.key),
  refused: (link, message: Refused) => {
    link.settle(message.key)
    link.busy = null
    link.isAskingHint = false
    link.notify(message.say, true)
  },
}
