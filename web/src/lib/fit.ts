/**
 * One scale for a whole table: the largest at which all of it can be seen in its box. A table is drawn in sizes that
 * belong together, and is scaled as a whole when its window, or what lies on it, leaves more room or less.
 */

import { nextFrame } from './frames'
import { wantsLessMotion } from './settings.svelte'

const STEP = 1.04
/** The smallest and the largest scale, in steps. */
const LEAST = -16
const MOST = 16
/** So many steps have to be won before a table grows while it is played at: it shall not breathe with every card. */
const WORTH = 2
/** Growing waits until what flies has landed. */
const REST = 600

/** The largest step of those that fit, from where one is; what does not fit at all stays at the least. */
export function largest(from: number, fits: (step: number) => boolean, worth = 1): number {
  if (!fits(from)) {
    let below = from - 1
    let by = 1
    while (below > LEAST && !fits(below)) below = Math.max(LEAST, from - (by *= 2))
    let above = Math.min(from, below + by)
    while (above - below > 1) {
      const middle = (above + below) >> 1
      if (fits(middle)) below = middle
      else above = middle
    }
    return Math.max(LEAST, below)
  }
  let step = from
  while (step + worth <= MOST && fits(step + worth)) {
    step += worth
    worth = 1
  }
  return step
}

/** How much larger a table in this box is than it was drawn. */
export function scaleOf(box: Element): number {
  const content = box.firstElementChild as HTMLElement | null
  return content?.offsetWidth ? content.getBoundingClientRect().width / content.offsetWidth : 1
}

/** The frames in which tables were fitted anew, until they are over. */
const fitting = new WeakMap<Element, Promise<void>>()

/** A table that is fitted anew has a frame of its own: it takes two layouts or more. */
export async function fitted(box: Element | null): Promise<void> {
  if (box) await fitting.get(box)
}

/** An attachment: the only child of this element is as large as fits. */
export function fit(box: HTMLElement): () => void {
  let step = 0
  /** How many things lay on the table when it could not grow: with fewer it is worth another try, which costs two layouts. */
  let refused = Infinity
  /** Whether it is to be tried, when all has come to rest, how much larger it can be. */
  let mayGrow = false
  let isDue = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const fits = (wanted: number): boolean => {
    const content = box.firstElementChild as HTMLElement | null
    if (!content) return true
    const scale = STEP ** wanted
    const [width, height] = [box.clientWidth / scale, box.clientHeight / scale]
    Object.assign(content.style, { width: `${width}px`, minHeight: `${height}px`, transform: `scale(${scale})`, transformOrigin: '0 0' })
    return content.scrollHeight <= height + 1 && content.scrollWidth <= width + 1
  }
  const count = (): number => box.getElementsByTagName('*').length
  const settle = (worth: number): void => {
    mayGrow = worth === Infinity
    step = largest(step, fits, worth)
    refused = box.firstElementChild ? count() : Infinity
    // Too little room for anything: then it can be scrolled to, at least. Else nothing scrolls it, not even a lesson.
    box.style.overflow = fits(step) ? 'clip' : 'auto'
    fitting.set(box, nextFrame())
  }
  const look = (): void => {
    isDue = false
    if (!box.isConnected) return
    if (!fits(step)) settle(Infinity)
    // What did not fit for a moment may fit when all has come to rest.
    mayGrow ||= count() < refused
    clearTimeout(timer)
    if (mayGrow) timer = setTimeout(() => settle(WORTH), wantsLessMotion() ? 0 : REST)
  }

  const resized = new ResizeObserver(() => settle(1))
  /** In the frame after the change, which has enough to do. */
  const changed = new MutationObserver(() => {
    if (!isDue) void nextFrame().then(look)
    isDue = true
  })
  resized.observe(box)
  changed.observe(box, { childList: true, characterData: true, subtree: true })
  return () => {
    clearTimeout(timer)
    resized.disconnect()
    changed.disconnect()
  }
}
