/** What a kid, dog or cat looks like: a few parts, chosen by the card's id, so that each is recognised again. */

/** The same number for the same text, spread evenly. */
export function hash(text: string): number {
  let found = 2166136261
  for (const letter of text) found = Math.imul(found ^ letter.charCodeAt(0), 16777619) >>> 0
  return found
}

export interface Looks {
  skin: string
  hair: string
  shirt: string
  cut: number
  eyes: number
  mouth: number
  extra: number
  /** How much the head is tilted, in degrees. */
  tilt: number
}

const SKINS = ['#f6d3b3', '#eebd94', '#d79a6b', '#b0744a', '#8a5634', '#663c24']
const HAIRS = ['#2d221c', '#5b3a1e', '#8d5524', '#c9862f', '#e3bf5a', '#b5472a', '#4a4e69', '#7a9e3f']
const SHIRTS = ['#e4572e', '#17bebb', '#ffc914', '#5c7cfa', '#76b041', '#b388eb', '#f78fb3', '#f5f0e1']
export const CUTS = 9
const EYES = 5
const MOUTHS = 6
const EXTRAS = 8

/** Parts for one face; `twin` tells the second of two on a card from the first. */
export function looksOf(id: string, twin = 0): Looks {
  let rest = hash(`${id}/face`)
  const pick = (count: number): number => {
    rest = Math.imul(rest ^ (rest >>> 15), 2246822519) >>> 0
    return rest % count
  }
  const looks = {
    skin: SKINS[pick(SKINS.length)] ?? '',
    hair: HAIRS[pick(HAIRS.length)] ?? '',
    shirt: SHIRTS[pick(SHIRTS.length)] ?? '',
    cut: pick(CUTS),
    eyes: pick(EYES),
    mouth: pick(MOUTHS),
    extra: pick(EXTRAS),
    tilt: pick(13) - 6,
  }
  return twin ? { ...looks, cut: (looks.cut + 4) % CUTS, tilt: -looks.tilt, mouth: (looks.mouth + 2) % MOUTHS } : looks
}

export const FUR = ['#c98b4e', '#8a5a35', '#f0dcb8', '#5a4a42', '#d9d2c5', '#e0a458', '#3e3a3a', '#b7744a']

/** Steps of a growing blanket fort are drawn one on the other; this one and those below it are there. */
export const LEVELS = 6
