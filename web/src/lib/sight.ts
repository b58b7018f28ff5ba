/** What is spoken of or asked for shall be seen: it may be scrolled away, or lie under what stays on screen. */

import { wantsLessMotion } from './settings.svelte'

/** Whether its middle can be seen. */
export function isInSight(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const there = document.elementFromPoint(left + width / 2, top + height / 2)
  return there !== null && (element.contains(there) || there.contains(element))
}

/** Unless one of them is in sight, scroll to the first. */
export function bringToSight(elements: Iterable<HTMLElement>, isSudden = wantsLessMotion()): void {
  const all = [...elements]
  if (all.some(isInSight)) return
  all[0]?.scrollIntoView({ block: 'center', inline: 'center', behavior: isSudden ? 'instant' : 'smooth' })
}

/** Look once all is drawn; gives back how not to. */
export function onceDrawn(look: () => void): () => void {
  const frame = requestAnimationFrame(look)
  return () => cancelAnimationFrame(frame)
}
