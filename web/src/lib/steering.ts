/** Arrow keys among the things on the table: to the nearest in that direction. */

export interface Box {
  x: number
  y: number
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

const WAYS: Record<Arrow, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** How much worse a step aside is than one ahead. */
const ASIDE = 2.5

export function isArrow(key: string): key is Arrow {
  return key in WAYS
}

/** The nearest of the boxes in that direction, by its place in the list; -1: there is none. */
export function nearest(from: Box, boxes: readonly Box[], arrow: Arrow): number {
  const [x, y] = WAYS[arrow]
  let best = -1
  let least = Infinity
  boxes.forEach((box, at) => {
    const ahead = (box.x - from.x) * x + (box.y - from.y) * y
    const aside = Math.abs((box.x - from.x) * y) + Math.abs((box.y - from.y) * x)
    const cost = ahead + aside * ASIDE
    if (ahead > 1 && cost < least) [best, least] = [at, cost]
  })
  return best
}

/** Move the focus over the spots in the table; false where there is nothing in that direction. */
export function steer(root: HTMLElement, arrow: Arrow): boolean {
  const spots = [...root.querySelectorAll<HTMLElement>('[data-spot]')].filter((spot) => spot.offsetParent !== null)
  const centre = (spot: HTMLElement): Box => {
    const box = spot.getBoundingClientRect()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const now = spots.indexOf(document.activeElement as HTMLElement)
  const first = Math.max(0, spots.findIndex((spot) => spot.dataset.keys))
  const next = now < 0 ? first : nearest(centre(spots[now]!), spots.map(centre), arrow)
  spots[next]?.focus()
  return next >= 0
}
