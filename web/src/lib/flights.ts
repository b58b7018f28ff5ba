/**
 * Things travel from where they were to where they go. Before the picture changes, the place of every `data-thing` is
 * noted; afterwards each flies from its old place. Equal things are interchangeable: those that stayed in their zone
 * stay, the others are paired in order. What lay nowhere before comes from an anchor that the game names, and what lies
 * nowhere any more goes to one.
 */

import type { Happening } from '../wire'
import type { Travel } from './scene.svelte'
import { wantsLessMotion } from './settings.svelte'

export interface Place {
  thing: string
  zone: string
  box: { x: number; y: number; width: number; height: number }
  element: HTMLElement
  /** What it looked like: the element may show something else by the time this is gone. */
  likeness?: HTMLElement
}

export interface Flight {
  to: Place
  from: Place
}

const LASTS = 230
const FAR_ENOUGH = 3

/** Where everything lies now, with its likeness if the picture is about to change. */
export function notePlaces(root: HTMLElement | null, changes = true): Place[] {
  if (!root || wantsLessMotion()) return []
  return [...root.querySelectorAll<HTMLElement>('[data-thing]')].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const zone = element.dataset.zone ?? element.parentElement?.closest<HTMLElement>('[data-anchor]')?.dataset.anchor ?? ''
    const likeness = changes && width ? (element.cloneNode(true) as HTMLElement) : undefined
    return width ? [{ thing: element.dataset.thing ?? '', zone, box: { x, y, width, height }, element, likeness }] : []
  })
}

/** Which thing now came from which place before; what is left over is new, or gone. */
export function pair(before: readonly Place[], after: readonly Place[]): { flights: Flight[]; fresh: Place[]; gone: Place[] } {
  const gone = [...before]
  const flights: Flight[] = []
  const take = (to: Place, fits: (from: Place) => boolean): boolean => {
    const at = gone.findIndex((from) => from.thing === to.thing && fits(from))
    if (at < 0) return false
    flights.push({ to, from: gone.splice(at, 1)[0]! })
    return true
  }
  const moved = after.filter((to) => !take(to, (from) => from.zone === to.zone))
  const fresh = moved.filter((to) => !take(to, () => true))
  return { flights, fresh, gone }
}

export function fly(root: HTMLElement | null, before: readonly Place[], travel: Travel, happenings: readonly Happening[]): void {
  if (!root || !before.length || wantsLessMotion()) return
  const { flights, fresh, gone } = pair(before, notePlaces(root, false))
  for (const { to, from } of flights) move(to.element, from.box, to.box)
  for (const to of fresh) {
    const from = boxOf(root, travel.from?.(to.thing, happenings, to.zone))
    if (from) move(to.element, from, to.box)
  }
  for (const from of gone) {
    const to = boxOf(root, travel.to?.(from.thing, happenings))
    if (to) leave(from, to)
  }
}

function boxOf(root: HTMLElement, anchor: string | null | undefined): Place['box'] | null {
  const element = anchor && root.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`)
  return element ? element.getBoundingClientRect() : null
}

function shift(from: Place['box'], to: Place['box']): string {
  const x = from.x + from.width / 2 - to.x - to.width / 2
  const y = from.y + from.height / 2 - to.y - to.height / 2
  const scale = Math.min(1.6, Math.max(0.3, from.width / to.width))
  return `translate(${x}px, ${y}px) scale(${scale})`
}

function move(element: HTMLElement, from: Place['box'], to: Place['box']): void {
  if (Math.abs(from.x - to.x) < FAR_ENOUGH && Math.abs(from.y - to.y) < FAR_ENOUGH) return
  element.animate([{ transform: shift(from, to), zIndex: 20 }, { transform: 'none', zIndex: 20 }], {
    duration: LASTS,
    easing: 'ease-out',
  })
}

/** The likeness of what is gone flies to its pile. */
function leave(from: Place, to: Place['box']): void {
  const ghost = from.likeness
  if (!ghost) return
  ghost.removeAttribute('data-thing')
  ghost.classList.remove('may', 'marked', 'armed', 'hinted')
  ghost.setAttribute('aria-hidden', 'true')
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${from.box.x}px`,
    top: `${from.box.y}px`,
    width: `${from.box.width}px`,
    pointerEvents: 'none',
    zIndex: '30',
  })
  const home = document.querySelector('[data-ghosts]') ?? document.body
  home.append(ghost)
  const flight = ghost.animate([{ transform: 'none' }, { transform: shift(to, from.box) }], { duration: LASTS, easing: 'ease-out' })
  flight.onfinish = () => ghost.remove()
}
