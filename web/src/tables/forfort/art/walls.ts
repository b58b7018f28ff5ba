/**
 * Walls as one looks down at a toy castle, a little from the south: a top in the light, a face below it, a shadow on the
 * grass. Each is made for the north side or the north-west corner, and turned to its place before it is raised.
 */

import { moved } from '../../../lib/drawing'
import { quarterOf } from '../view'
import type { SpaceName } from '../view.gen'
import { draw, shade } from './chisel'

export type Shape = 'angled' | 'straight'
export type Kind = 'regular' | 'protected' | 'drawbridge'

const BODY: Record<Shape, string> = { angled: 'M9 9H100V37H37V100H9z', straight: 'M0 9H100V37H0z' }
/** How high a wall rises; a tower overtops the space it stands on by more than that. */
const RISE = 8
export const ABOVE = 16

const range = (count: number, first: number, step: number): number[] => Array.from({ length: count }, (_, at) => first + at * step)

/** How a drawing is turned to its place. */
const turned = (place: SpaceName, drawn: string): string => moved(`rotate(${90 * quarterOf(place)} 50 50)`, drawn)
const raised = (by: number, drawn: string): string => moved(`translate(0 ${-by})`, drawn)

/** A block of this ground plan between two heights: its faces within one outline, then its top. */
function block(place: SpaceName, plan: string, from: number, to: number, [face, top]: readonly [string, string]): string {
  const heights = range(Math.ceil((to - from) / 2), from, 2)
  const layers = (text: string): string => heights.map((at) => raised(at, turned(place, draw(text)))).join('')
  return layers(`~ ${plan}`) + layers(`${face}. ${plan}`) + raised(to, turned(place, draw(`${top} ${plan}`)))
}

/** The blocks of a battlement along the outer edge of a wall. */
function merlons(shape: Shape): string[] {
  const along = shape === 'angled' ? range(3, 54, 16) : range(6, 4, 16.6)
  const north = along.map((x) => `M${x} 7h10v9h-10z`)
  return shape === 'angled' ? [...north, ...along.map((y) => `M7 ${y}h9v10h-9z`)] : north
}

const STONES: Record<Shape, string> = {
  angled: '~1.3d M58 22h12M78 28h12M52 31h10M88 20h8M22 58v12M28 78v12M31 52v10M20 88v8',
  straight: '~1.3d M6 22h12M26 30h12M44 21h12M62 29h12M82 22h12M10 32h8',
}
const STUDS: Record<Shape, string> = {
  angled: 'p @60,26,3.6\np @76,26,3.6\np @92,26,3.6\np @26,60,3.6\np @26,76,3.6\np @26,92,3.6',
  straight: 'p @10,26,3.6\np @26,26,3.6\np @42,26,3.6\np @58,26,3.6\np @74,26,3.6\np @90,26,3.6',
}
const BANDS: Record<Shape, string> = {
  angled: '~1.8 M44 19H100M44 33H100M19 44V100M33 44V100',
  straight: '~1.8 M0 19H100M0 33H100',
}

function tower(place: SpaceName, kind: Kind): string {
  const iron = kind === 'protected'
  const crown = range(8, 0, 45).map((turn) => `<g transform="rotate(${turn} 25 25)">${draw(`${iron ? 'i' : 'l'} M20.5 3h9v8h-9z`)}</g>`).join('')
  const floor = draw(`${iron ? 'j' : 'n'} @25,25,12.5\n~1.2 M15 20h20M13 26h24M16 32h18`) + (iron ? draw('p @25,25,4') : '')
  return block(place, '@25,25,21', 0, RISE + 7, iron ? ['j', 'i'] : ['g', 's']) + raised(RISE + 7, turned(place, floor + crown))
}

/** Two gate towers, the planks of the bridge between them, and its chains. */
function gate(place: SpaceName, shape: Shape): string {
  const x = shape === 'angled' ? 60 : 36
  const planks = `n M${x} 0h28v46h-28z\n~1.5w M${x} 8h28M${x} 16h28M${x} 24h28M${x} 32h28M${x} 40h28\n~1.4 M${x + 3} 0v46M${x + 25} 0v46`
  const towers = [x - 10, x + 26].map((at) => `M${at} 6h12v33h-12z`)
  const chains = turned(place, draw(`~2 M${x + 1} 18L${x + 4} 1M${x + 27} 18L${x + 24} 1`))
  return raised(2, turned(place, draw(planks))) + towers.map((plan) => block(place, plan, 0, RISE + 6, ['d', 'l'])).join('') + raised(RISE, chains)
}

export function wallOf(shape: Shape, kind: Kind, place: SpaceName): string {
  const iron = kind === 'protected'
  const paints = iron ? (['j', 'i'] as const) : (['g', 's'] as const)
  const trim = draw(iron ? `${BANDS[shape]}\n${STUDS[shape]}` : STONES[shape])
  const battlement = merlons(shape).map((plan) => block(place, plan, RISE, RISE + 4, iron ? ['j', 'p'] : ['d', 'l'])).join('')
  const shadow = moved('translate(4 5)', turned(place, shade(BODY[shape])))
  return (
    shadow +
      block(place, BODY[shape], 0, RISE, paints) +
      raised(RISE, turned(place, trim)) +
      battlement +
      (shape === 'angled' ? tower(place, kind) : '') +
      (kind === 'drawbridge' ? gate(place, shape) : '')
  )
}
