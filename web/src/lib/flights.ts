/**
 * Things travel in an arc from where they were to where they go, one after the other. Before the picture changes, the place of every `data-thing` is
 * noted; afterwards each flies from its old place. Equal things are interchangeable: those that stayed in their zone
 * stay, the others are paired in order. What lies in its zone as before moves with it, and does not fly. What lay
 * nowhere before comes from an anchor that the game names, and what lies nowhere any more goes to one.
 */

import type { Happening } from '../wire'
import { scaleOf } from './fit'
import type { Travel } from './scene.svelte'
import { wantsLessMotion } from './settings.svelte'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Place {
  thing: string
  zone: string
  box: Box
  /** Where it lies in its zone, in the table's own pixels. */
  within: { x: number; y: number }
  element: HTMLElement
  /** How much larger the table is than it was drawn. */
  scale: number
}

export interface Flight {
  to: Place
  from: Place
}

/** Milliseconds: the shortest and the longest flight, how much later the next one starts, and how late the last. */
const SHORT = 250
const LONG = 450
const APART = 60
const LATEST = 420
const FAR_ENOUGH = 3
/** How high an arc rises over its way, and at most, in pixels. */
const RISE = 0.22
const HIGHEST = 90
const SAMPLES = [0, 0.2, 0.4, 0.6, 0.8, 1]

/** Where everything lies now. */
export function notePlaces(root: HTMLElement | null): Place[] {
  if (!root) return []
  const scale = scaleOf(root)
  const grounds = new Map<Element, DOMRect>()
  const groundOf = (around: Element): DOMRect => {
    const ground = grounds.get(around) ?? around.getBoundingClientRect()
    grounds.set(around, ground)
    return ground
  }
  return [...root.querySelectorAll<HTMLElement>('[data-thing]')].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    if (!width) return []
    const around = element.parentElement?.closest('[data-anchor]')
    const zone = element.getAttribute('data-zone') ?? around?.getAttribute('data-anchor') ?? ''
    const ground = groundOf(around ?? root)
    const within = { x: (x - ground.x) / scale, y: (y - ground.y) / scale }
    return [{ thing: element.getAttribute('data-thing') ?? '', zone, box: { x, y, width, height }, within, element, scale }]
  })
}

/** Which thing now came from which place before; what is left over is new, or gone. */
export function pair(before: readonly Place[], after: readonly Place[]): { flights: Flight[]; fresh: Place[]; gone: Place[] } {
  const left = new Map<string, Place[]>(before.map(({ thing }) => [thing, []]))
  for (const from of before) left.get(from.thing)!.push(from)
  const flights: Flight[] = []
  const take = (to: Place, fits: (from: Place) => boolean): boolean => {
    const equal = left.get(to.thing) ?? []
    const at = equal.findIndex(fits)
    if (at < 0) return false
    flights.push({ to, from: equal.splice(at, 1)[0]! })
    return true
  }
  const moved = after.filter((to) => !take(to, (from) => from.zone === to.zone))
  const fresh = moved.filter((to) => !take(to, () => true))
  return { flights, fresh, gone: [...left.values()].flat() }
}

/** Whether only the table around it has moved. */
export function stays({ to, from }: Flight): boolean {
  return to.zone === from.zone && !isFar(to.within, from.within)
}

function isFar(one: { x: number; y: number }, other: { x: number; y: number }): boolean {
  return Math.abs(one.x - other.x) >= FAR_ENOUGH || Math.abs(one.y - other.y) >= FAR_ENOUGH
}

/** What has another place than before flies there; which things these are. Those who want less motion see no flight. */
export function fly(root: HTMLElement | null, before: readonly Place[], travel: Travel, happenings: readonly Happening[]): string[] {
  if (!root || !before.length) return []
  const { flights, fresh, gone } = pair(before, notePlaces(root))
  const starts = [
    ...flights.filter((each) => !stays(each)).map(({ to, from }) => ({ thing: to.thing, start: (late: number) => move(to, from.box, late) })),
    ...fresh.flatMap((to) => {
      const from = boxOf(root, travel.from?.(to.thing, happenings, to.zone))
      return from ? [{ thing: to.thing, start: (late: number) => move(to, from, late) }] : []
    }),
    ...gone.flatMap((from) => {
      const to = boxOf(root, travel.to?.(from.thing, happenings))
      return to ? [{ thing: from.thing, start: (late: number) => leave(from, to, late) }] : []
    }),
  ]
  const flown: string[] = []
  for (const { thing, start } of starts) if (start(Math.min(flown.length * APART, LATEST))) flown.push(thing)
  return flown
}

export function boxOf(root: HTMLElement, anchor: string | null | undefined): Box | null {
  const element = anchor && root.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`)
  return element ? element.getBoundingClientRect() : null
}

/** An arc from one box to another, as seen by what lies in the box `home` on a table of that scale: thrown up a little, and growing or shrinking. */
export function arc(from: Box, to: Box, home: Box, scale: number): Keyframe[] {
  const [start, end] = [offset(from, home), offset(to, home)]
  const rise = Math.min(HIGHEST, Math.hypot(end.x - start.x, end.y - start.y) * RISE)
  return SAMPLES.map((at) => {
    const between = (a: number, b: number): number => a + (b - a) * at
    const y = between(start.y, end.y) - rise * 4 * at * (1 - at)
    return { transform: `translate(${between(start.x, end.x) / scale}px, ${y / scale}px) scale(${between(start.scale, end.scale)})` }
  })
}

function offset(box: Box, home: Box): { x: number; y: number; scale: number } {
  const x = box.x + box.width / 2 - home.x - home.width / 2
  const y = box.y + box.height / 2 - home.y - home.height / 2
  return { x, y, scale: Math.min(1.6, Math.max(0.3, box.width / home.width)) }
}

/** The further, the longer, within bounds. */
export function timing(from: Box, to: Box, delay: number): KeyframeAnimationOptions {
  const far = Math.hypot(from.x - to.x, from.y - to.y)
  return { duration: Math.min(LONG, SHORT + far * 0.35), delay, fill: 'backwards', easing: 'cubic-bezier(.25, .7, .35, 1)' }
}

/** Whether it had anywhere to go. */
function move({ element, box: to, scale }: Place, from: Box, late: number): boolean {
  if (!isFar(from, to)) return false
  if (!wantsLessMotion()) rise(element, element.animate(arc(from, to, to, scale), timing(from, to, late)))
  return true
}

/** What flies is over what lies. Not by the animation: with more than a transform in it, each of its frames would be the page's work. */
function rise({ style }: HTMLElement, flight: Animation): void {
  style.zIndex = '20'
  flight.onfinish = flight.oncancel = () => (style.zIndex = '')
}

/** What is gone flies to its pile. */
function leave(from: Place, to: Box, late: number): boolean {
  const ghost = haunt(from)
  if (ghost) ghost.animate(arc(from.box, to, from.box, 1), timing(from.box, to, late)).onfinish = () => ghost.remove()
  return true
}

/** What was taken off the table lies over it once more, where it was; nothing, if its element has become something else. */
export function haunt({ element: ghost, box, scale }: Place): HTMLElement | null {
  if (ghost.isConnected || wantsLessMotion()) return null
  ghost.removeAttribute('data-thing')
  ghost.classList.remove('may', 'marked', 'armed', 'hinted')
  ghost.setAttribute('aria-hidden', 'true')
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width / scale}px`,
    height: `${box.height / scale}px`,
    scale: String(scale),
    transformOrigin: '0 0',
    pointerEvents: 'none',
    zIndex: '30',
  })
  ghost.style.setProperty('--w', `${box.width / scale}px`) // a card's own measure
  attic().append(ghost)
  return ghost
}

/** Where things are that only seem to be there. */
export function attic(): Element {
  return document.querySelector('[data-ghosts]') ?? document.body
}
