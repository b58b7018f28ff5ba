/** What is shown when: others' steps one after the other at a pleasant pace, then the table as it stands and my question. */

import { tick } from 'svelte'
import type { Happening, Moment, Question, State, View } from '../wire'
import { celebrate, hush } from './celebrations'
import { fitted } from './fit'
import { fly, notePlaces, type Place } from './flights'
import { nextFrame } from './frames'
import type { Scene } from './scene.svelte'
import { settings } from './settings.svelte'
import { share } from './sharing'
import { land, play } from './sounds'

const PACES = { slow: 1800, normal: 950, fast: 380, none: 0 }
const PER_LINE = 260
const MOST_LINES = 4
/** More than this was missed: the table is shown as it stands. */
const MOST_STEPS = 30
/** With more than this to come, each step is shown more quickly: nobody falls far behind the game. */
const CALM = 5

/** What the table shows: how it stands, through whose eyes, and what is asked of them. */
interface Picture {
  view?: View | null
  seat: number | null
  question: Question | null
}

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
  /** What is asked of the reader, in words: these come a frame after the table. */
  asked = $state.raw<Question | null>(null)
  isPlaying = $state(false)
  /** Whether the table is being changed into what it shall show. */
  isDrawing = $state(false)
  /** The version up to which things are told: the log does not run ahead of the table. */
  told = $state(Infinity)
  /** What is stepped through by hand, and where. */
  recap = $state.raw<Moment[]>([])
  at = $state<number | null>(null)
  root: HTMLElement | null = null
  /** Called when the table becomes what it is, together with what is asked. */
  onSettled: () => void = () => {}

  #queue: Moment[] = []
  #latest: State | null = null
  #skip: () => void = () => {}
  #isNew = true
  #isBusy = false
  #drawn = 0
  /** What is drawn, as it was told. */
  #view: View | null = null
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
    if (!this.#isBusy) void this.#play()
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
    void this.#draw({ view: step.view, seat: this.scene.me, question: null }, step.happenings, () => (this.showing = step))
  }

  leave(): void {
    this.at = null
    this.recap = []
    if (!this.#isBusy) void this.#play()
  }

  /** All that is to be shown, until the table stands as it does. */
  async #play(): Promise<void> {
    this.#isBusy = true
    this.isDrawing = true
    await nextFrame() // which is that of the message itself
    let settled: State | null = null
    while (this.at === null && settled !== this.#latest) {
      await this.#playSteps()
      settled = this.#latest
      if (this.at === null && settled) await this.#settle(settled)
    }
    this.#isBusy = false
  }

  async #playSteps(): Promise<void> {
    this.isPlaying = true
    while (this.#queue.length) {
      const step = this.#queue.shift()!
      const isMine = step.seat === this.#latest?.seat
      const { me, question } = this.scene
      await this.#draw({ view: step.view, seat: me, question: isMine ? question : null }, step.happenings, () => {
        this.showing = isMine ? null : step
        this.told = step.version
      })
      if (!isMine) await this.#pause(step)
    }
    this.isPlaying = false
  }

  /** The table as it stands, and what is asked of me. */
  async #settle(state: State): Promise<void> {
    const { scene } = this
    const isMine = asksReader(state)
    const wasAsked = scene.question !== null
    await this.#draw({ ...state, question: isMine ? state.question : null }, state.steps.at(-1)?.happenings ?? [], () => {
      this.onSettled()
      this.showing = null
      this.told = Infinity
      scene.armed = null
      scene.hinted = null
      if (scene.resting !== scene.question?.kind) scene.resting = null
    })
    if (this.#isNew && !state.steps.some((step) => step.seat === state.seat)) play('start', scene.mood)
    else if (isMine && !wasAsked) play('turn', scene.mood)
    this.#isNew = false
    if (scene.resting) scene.leaveRest()
  }

  /**
   * Change the table into this, with what is asked: the change, its layout and what flies are one frame, what is told
   * in words beside the table the next. A later picture takes the place of one that is not yet drawn.
   */
  async #draw({ view = null, seat, question }: Picture, happenings: readonly Happening[], tell: () => void): Promise<void> {
    const { scene } = this
    const drawing = ++this.#drawn
    this.isDrawing = true
    const isNew = view !== null && view !== this.#view
    const before = isNew ? notePlaces(this.root) : []
    await nextFrame()
    if (drawing !== this.#drawn) return
    if (isNew) {
      this.#view = view
      scene.view = share(scene.view, view)
    }
    scene.me = seat
    scene.question = share(scene.question, question)
    await tick()
    if (isNew) this.#move(before, happenings)
    await nextFrame()
    await fitted(this.root)
    if (drawing !== this.#drawn) return
    this.asked = scene.question
    tell()
    void nextFrame().then(() => (this.isDrawing &&= drawing !== this.#drawn))
  }

  /** Things travel from where they lay, and what deserves it is celebrated. */
  #move(before: readonly Place[], happenings: readonly Happening[]): void {
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
