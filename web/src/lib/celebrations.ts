/**
 * Great moments: a fort that grows, a raid on a Yard, a breach, a wall that falls, a victory. Each lasts a second and a
 * half at most and lies over the table without covering what can be chosen; any press or key ends it. A game says which
 * happenings are such moments; there is none for those who want less motion.
 */

import type { Happening } from '../wire'
import { attic, haunt, type Box, type Place } from './flights'
import type { Travel } from './scene.svelte'
import { wantsLessMotion } from './settings.svelte'

export type Feat = 'grow' | 'raid' | 'tear' | 'fall' | 'cheer' | 'victory'

export interface Celebration {
  feat: Feat
  /** Where it takes place, by the name of an anchor; a victory is everywhere. */
  anchor?: string
  /** What is thrown into the air, if anything. */
  colours?: readonly string[]
}

const EASE = 'cubic-bezier(.2, .9, .3, 1)'
const running = new Set<Animation>()
/** So often all was ended: what was to begin later does not. */
let hushed = 0

/** End all at once. */
export function hush(): void {
  hushed += 1
  for (const each of running) each.finish()
}

function start(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions, after?: () => void): void {
  const animation = element.animate(frames, { fill: 'backwards', ...timing })
  if (!running.size) for (const event of ['pointerdown', 'keydown']) addEventListener(event, hush, { once: true, capture: true })
  running.add(animation)
  const end = (): void => {
    running.delete(animation)
    after?.()
  }
  animation.onfinish = end
  animation.oncancel = end
}

const shake = (element: Element, far = 4): void =>
  start(element, [0, -1, 1, -0.7, 0.5, -0.2, 0].map((by) => ({ translate: `${by * far}px 0` })), { duration: 420 })

/** Small pieces fly out of a box, turn and fall; never in the frame of the change itself, which has enough to do. */
async function burst(place: () => Box, colours: readonly string[], { count = 14, force = 90, delay = 0, size = 8 } = {}): Promise<void> {
  const before = hushed
  await new Promise((resolve) => setTimeout(resolve, delay))
  if (before !== hushed) return
  const box = place()
  for (let at = 0; at < count; at += 1) {
    const piece = document.createElement('i')
    const [angle, speed] = [((at + Math.random()) / count) * 2 * Math.PI, force * (0.5 + Math.random() / 2)]
    const [x, y] = [Math.cos(angle) * speed, Math.sin(angle) * speed - force * 0.6]
    const turn = (Math.random() - 0.5) * 900
    Object.assign(piece.style, {
      position: 'fixed',
      left: `${box.x + box.width / 2}px`,
      top: `${box.y + box.height / 2}px`,
      width: `${size * (0.6 + Math.random() * 0.7)}px`,
      height: `${size * (0.5 + Math.random() * 0.5)}px`,
      borderRadius: at % 3 ? '2px' : '50%',
      background: colours[at % colours.length],
      pointerEvents: 'none',
      zIndex: '50',
    })
    attic().append(piece)
    const frames = [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x}px, ${y}px) rotate(${turn / 2}deg)`, opacity: 1, offset: 0.45, easing: 'ease-in' },
      { transform: `translate(${x * 1.4}px, ${y + force * 1.6}px) rotate(${turn}deg)`, opacity: 0 },
    ]
    start(piece, frames, { duration: 900 + Math.random() * 200, easing: 'ease-out' }, () => piece.remove())
  }
}

/** The old folds up, the new unfolds. */
function grow(element: HTMLElement, old: Place | undefined): void {
  const picture = element.querySelector('img') ?? element
  const ghost = old && haunt(old)
  if (ghost) {
    ghost.style.transformOrigin = 'bottom'
    start(ghost, [{ transform: 'none' }, { transform: 'scale(1.1, .06)' }], { duration: 380, easing: 'ease-in' }, () => ghost.remove())
  }
  const flat = { transform: 'scale(1.1, .06)', transformOrigin: 'bottom' }
  const frames = [{ ...flat, opacity: 0 }, { ...flat, opacity: 1 }, { transform: 'scale(.94, 1.14)', transformOrigin: 'bottom', offset: 0.55 }, { transform: 'scale(1.04, .96)', transformOrigin: 'bottom', offset: 0.78 }, { transform: 'none', transformOrigin: 'bottom' }]
  start(picture, frames, { duration: 1000, delay: ghost ? 360 : 0, easing: EASE })
}

function tear(element: HTMLElement): void {
  const rift = element.querySelector('svg') ?? element
  start(rift, [{ clipPath: 'inset(0 0 100% 0)' }, { clipPath: 'inset(0)' }], { duration: 700, easing: 'steps(9)' })
  shake(element, 3)
}

/** It rains from above, over the whole window. */
function rain(colours: readonly string[]): void {
  for (let at = 0; at < 6; at += 1) {
    const box = { x: (innerWidth * (at + 0.5)) / 6, y: innerHeight * 0.18, width: 0, height: 0 }
    void burst(() => box, colours, { count: 9, force: 130, delay: at * 70, size: 11 })
  }
}

const PIECES: Partial<Record<Feat, Parameters<typeof burst>[2]>> = {
  grow: { count: 22, force: 120, delay: 620 },
  tear: { count: 7, force: 46, delay: 260, size: 10 },
  cheer: { count: 22, force: 140 },
  fall: { count: 12, force: 54, size: 11 },
}

function play({ feat, anchor, colours = [] }: Celebration, root: HTMLElement, before: readonly Place[]): void {
  if (feat === 'victory') return rain(colours)
  const element = anchor && root.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(anchor)}"]`)
  if (!element) return
  const pieces = PIECES[feat]
  if (feat === 'grow') grow(element, before.find(({ thing }) => thing === anchor))
  if (feat === 'tear') tear(element)
  if (feat === 'raid') shake(element, 6)
  if (feat === 'fall') shake(element)
  if (pieces) void burst(() => element.getBoundingClientRect(), colours, pieces)
}

/** What of this deserves it is celebrated, for those who want motion; what that was. */
export function celebrate(root: HTMLElement | null, before: readonly Place[], travel: Travel, happenings: readonly Happening[]): Celebration[] {
  const feats = happenings.flatMap((happening) => travel.feat?.(happening) ?? [])
  if (root && !wantsLessMotion()) {
    hush()
    for (const each of feats) play(each, root, before)
  }
  return feats
}
