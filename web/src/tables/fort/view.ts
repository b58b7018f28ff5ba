/** Where each option lies on the table of Fort, and where things come from and go to. */

import type { Celebration } from '../../lib/celebrations'
import type { CardAbout, Happening, Say } from '../../wire'
import type { FortView, Tucked } from './view.gen'

export const STUFF_LIMIT = 4
export const GOAL = 25

/** The seats in turn order from the reader's own. */
export function seatOrder(players: number, me: number | null): number[] {
  return Array.from({ length: players }, (_, step) => ((me ?? 0) + step) % players)
}

/** The cats that a seat has, or (null) those in the row. */
export function catsOf(view: FortView, owner: number | null): string[] {
  return Object.entries(view.cats ?? {}).filter(([, whose]) => whose === owner).map(([cat]) => cat)
}

/** Verbs whose cards lie face up in front of the one who is asked: a pile that was opened, the made-up rules. */
const OFFERED = ['take', 'trash-from-discard', 'tuck-from-discard', 'trash-from-deck', 'rule']
/** Verbs about cards in the hand. */
export const HAND_VERBS = ['keep', 'play', 'follow', 'add', 'add-coin-aside', 'tuck', 'trash', 'discard']
/** Perks that are used by an option of another name. */
const PERK_OPTIONS: Record<string, string> = { recycling: 'recycle' }

export function verbOf(key: string): string {
  return key.split(':')[0] ?? ''
}

export function isOffered(key: string): boolean {
  return OFFERED.includes(verbOf(key))
}

export function handKeys(card: string): string[] {
  return HAND_VERBS.map((verb) => `${verb}:${card}`)
}

export function perkKey(perk: string): string {
  return PERK_OPTIONS[perk] ?? perk
}

/** A card tucked in a Lookout, by its place and, among one's own, by its name. */
export function tuckedKeys(seat: number, place: number, tucked: Tucked, isMine: boolean): string[] {
  const keys = [`lookout:${seat}:${place}`]
  if (!isMine || !tucked.card) return keys
  return [...keys, `add-from-lookout:${tucked.card}`, `add-from-lookout-coin-aside:${tucked.card}`]
}

/** A part of the table that may be hidden on a phone: the Park, the supply, or a rival's board, by the seat. */
export type Page = 'park' | 'supply' | number

/** What may be done with a resource on a board: one's own, or that of the rival from whom one takes. */
export function resourceKeys(zone: 'stuff' | 'pack', kind: string, isMine: boolean, isRobbed: boolean): string[] {
  if (!isMine) return isRobbed ? [`steal:${zone}-${kind}`] : []
  return [`from:${zone}-${kind}`, `convert:${zone}-${kind}`, ...(zone === 'stuff' ? [`pack:${kind}`] : [])]
}

const IN_THE_PARK = ['park', 'deck', 'herd-park', 'use', 'suit']
const IN_THE_SUPPLY = ['gather', 'perk']

const whose = (page: Page, me: number | null): Page | null => (page === me ? null : page)

/** The page on which an option lies; null: with one's own things, which are always in sight, or in the list alone. */
export function pageOf(key: string, me: number | null, { rival, cats }: Pick<FortView, 'rival' | 'cats'>): Page | null {
  const [verb = '', owner = ''] = key.split(':')
  if (verb === 'cat') return whose(cats?.[owner] ?? 'supply', me)
  if (verb === 'steal') return rival
  if (['rival', 'herd-yard', 'herd-to', 'yard', 'lookout'].includes(verb)) return whose(Number(owner), me)
  if (IN_THE_SUPPLY.includes(verb) || key.startsWith('pack:supply-')) return 'supply'
  return IN_THE_PARK.includes(verb) || isOffered(key) ? 'park' : null
}

/** What the level after this one costs and is worth, and the sentence that says so; null: there is none. */
export function nextLevel(cards: Record<string, CardAbout>, level: number) {
  const facts = cards[`level-${level + 1}`]?.facts
  if (!facts) return null
  const { pizza = 0, toys = 0, either = 0, points = 0 } = facts as Record<string, number>
  const cost = { pizza, toys, either, points }
  return { cost, say: { say: 'web-fort-next', args: { level: level + 1, ...cost } } }
}

const PARTS = ['public', 'private', 'need', 'action', 'end']

/** What a card does, line by line: its suits, then each of its boxes. */
export function cardLines(card: CardAbout): Say[] {
  const [first, ...others] = card.lines
  const parts = PARTS.filter((part) => first?.args?.[part])
  if (!first?.args?.suits || !parts.length) return card.lines
  const boxes = parts.map((part) => ({ say: `web-fort-box-${part}`, args: { action: first.args?.[part] } }))
  return [{ say: 'web-fort-suits', args: { suits: first.args.suits } }, ...boxes, ...others]
}

/** What is chosen among lies here, over the Park. */
export const OFFERED_ZONE = 'offered'

/** Where a card or token came from that lay nowhere before: a deck, a rival's hand, the supply. */
export function cameFrom(card: string, happenings: readonly Happening[], zone: string): string | null {
  if (card === 'pizza' || card === 'toys') return `supply:${card}`
  if (zone === OFFERED_ZONE) return null
  for (const { kind, seat, facts } of happenings) {
    if (kind === 'fort.drew' && (facts.cards ?? []).includes(card)) return `deck:${seat}`
    if (/^fort\.(played|added|followed|gave)$/.test(kind) && facts.card === card) return `hand:${seat}`
    if ((facts.yard ?? []).includes(card)) return `hand:${seat}`
  }
  return 'park-deck'
}

/** Where a card or token went that lies nowhere any more: a pile, the supply. */
export function wentTo(card: string, happenings: readonly Happening[]): string | null {
  if (card === 'pizza' || card === 'toys') return `supply:${card}`
  for (const each of happenings) {
    if (!(each.facts.cards ?? []).includes(card) && each.facts.card !== card) continue
    if (/discarded|cleaned|recruited|followed/.test(each.kind)) return `discard:${each.seat}`
    if (/trashed/.test(each.kind)) return 'park-deck'
  }
  return null
}

const CRAYONS = ['#e0492f', '#f58a2c', '#ffcf3a', '#63a83c', '#3f7fdc', '#8a5be0', '#f0719d']

/** A fort that grows, a kid lured out of a Yard, and the end are great moments. */
export function featOf({ kind, seat, facts }: Happening): Celebration | null {
  if (kind === 'fort.advanced') return { feat: 'grow', anchor: `fort:${seat}`, colours: CRAYONS }
  if (kind === 'fort.recruited' && facts.from === 'yard') return { feat: 'raid', anchor: `yard:${facts.rival}` }
  return kind === 'fort.ended' ? { feat: 'victory', colours: CRAYONS } : null
}

/** What a line of the log speaks of, by anchors. */
export function anchorsOf(happening: Happening): string[] {
  const { facts, seat } = happening
  const cards: string[] = [facts.card, ...(facts.cards ?? []), ...(facts.yard ?? [])].filter(Boolean)
  const places = [`board:${seat}`, ...(typeof facts.rival === 'number' ? [`board:${facts.rival}`] : [])]
  return [...places, ...cards.map((card) => `thing:${card}`), ...(facts.cat ? [`thing:${facts.cat}`] : [])]
}
