/** What is shown when: others' steps one after the other at a pleasant pace, then the table as it stands and my question. */

import { tick } from 'svelte'
import type { Happening, State, Moment } from '../wire'
import { celebrate, hush } from './celebrations'
import { fly, notePlaces } from './flights'
import type { Scene } from './scene.svelte'
import { settings } from './settings.svelte'
import { land, play } from './sounds'

const PACES = { slow: 1800, normal: 950, fast: 380, none: 0 }
const PER_LINE = 260
const MOST_LINES = 4
/** More than this was missed: the table is shown as it stands. */
const MOST_STEPS = 30
/** With more than this to come, each step is shown more quickly: nobody falls far behind the game. */
const CALM = 5

const isTurn = ({ kind }: Happening): boolean => /\.turn-beg[au]n$/.test(kind)

/** Others' steps since the reader's last turn, with something to see; in games that tell no turns, since the reader's last step. */
export function sinceMine(steps: readonly Moment[], me: number | null): Moment[] {
  const turns = steps.flatMap(({ happenings }, at) => happenings.filter(isTurn).map(({ seat }) => ({ seat, at })))
  const end = turns.at(-1)?.seat === me ? turns.pop()!.at : steps.length
  const last = turns.findLastIndex(({ seat }) => seat === me)
  const from = turns.length ? (turns[last + 1]?.at ?? end + 1) : steps.findLastIndex((step) => step.seat === me)
  return steps.slice(Math.max(0, from), end + 1).filter((step) => step.view && step.seat >= 0 && step.seat !== me && step.happenings.length > 0)
}

/** Whether the reader is the one who is asked, and may answer. */
export function asksReader({ question, seat }: State): boolean {
  return question !== null && question.seat === seat && question.options.length > 0
}

export class Stage {
  /** The step being shown; null: the table as it stands. */
  showing = $state.raw<Moment | null>(null)
  isPlaying = $state(false)
  /** The version up to which things are told: the log does not run ahead of the table. */
  told = $state(Infinity)
  /** What is stepped through by hand, and where. */
  recap = $state.raw<Moment[]>([])
  at = $state<number | null>(null)
  root: HTMLElement | null = null

  #queue: Moment[] = []
  #latest: State | null = null
  #skip: () => void = () => {}
  #isNew = true
  /** What was celebrated last: the table is drawn again when it settles. */
  #celebrated: readonly Happening[] | null = null

  constructor(readonly scene: Scene) {}

  /** A new state has come, after these steps. */
  take(state: State, fresh: readonly Moment[]): void {
    this.#latest = state
    const seen = fresh.filter((step) => step.view && step.happenings.length)
    const isPaced = PACES[settings.pace] > 0 && seen.length <= MOST_STEPS
    this.#queue.push(...(isPaced ? seen : []))
    if (this.at !== null) return
    if (!this.isPlaying) void this.#play()
  }

  /** Show at once how the table stands. */
  skip(): void {
    this.#queue = []
    hush()
    this.#skip()
  }

  // Stepping through.

  look(steps: readonly Moment[]): void {
    if (!steps.length) return
    this.skip()
    this.recap = [...steps]
    this.step(0)
  }

  step(at: number): void {
    const step = this.recap[at]
    if (!step) return this.leave()
    this.at = at
    this.showing = step
    this.scene.question = null
    void this.#draw(step.view ?? this.scene.view, step.happenings)
  }

  leave(): void {
    this.at = null
    this.recap = []
    void this.#play()
  }

  async #play(): Promise<void> {
    this.isPlaying = true
    while (this.#queue.length) {
      const step = this.#queue.shift()!
      const isMine = step.seat === this.#latest?.seat
      this.showing = isMine ? null : step
      this.told = step.version
      if (!isMine) this.scene.question = null
      await this.#draw(step.view!, step.happenings)
      if (!isMine) await this.#pause(step)
    }
    this.isPlaying = false
    if (this.at === null) await this.#settle()
  }

  /** The table as it stands, and what is asked of me. */
  async #settle(): Promise<void> {
    const state = this.#latest
    if (!state) return
    this.showing = null
    this.told = Infinity
    const isMine = asksReader(state)
    const wasAsked = this.scene.question !== null
    this.scene.me = state.seat
    this.scene.question = isMine ? state.question : null
    this.scene.armed = null
    this.scene.hinted = null
    if (this.scene.resting !== this.scene.question?.kind) this.scene.resting = null
    await this.#draw(state.view, state.steps.at(-1)?.happenings ?? [])
    if (this.#isNew && !state.steps.some((step) => step.seat === state.seat)) play('start', this.scene.mood)
    else if (isMine && !wasAsked) play('turn', this.scene.mood)
    this.#isNew = false
    if (this.scene.resting) this.scene.leaveRest()
  }

  async #draw(view: Record<string, any>, happenings: readonly Happening[]): Promise<void> {
    if (view === this.scene.view) return
    const before = notePlaces(this.root)
    this.scene.view = view
    await tick()
    const { travel, mood } = this.scene
    land(fly(this.root, before, travel, happenings), mood)
    if (happenings === this.#celebrated || !before.length) return
    this.#celebrated = happenings
    for (const { feat } of celebrate(this.root, before, travel, happenings)) play(feat, mood)
  }

  #pause(step: Moment): Promise<void> {
    const lines = step.happenings.filter((each) => each.say).length
    const calmly = lines ? PACES[settings.pace] + Math.min(lines, MOST_LINES) * PER_LINE : PACES[settings.pace] / 3
    const wait = calmly * Math.min(1, CALM / (this.#queue.length + 1))
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, wait)
      this.#skip = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
