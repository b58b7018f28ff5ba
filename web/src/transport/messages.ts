/** What pages and the worker with the house say to each other. Every id begins with that of its tab. */

import type { Site } from './site'

export type Up =
  | { kind: 'ask'; id: string; key: string; language: string; method: string; address: string; body: string }
  | { kind: 'connect'; id: string; address: string }
  | { kind: 'say'; id: string; text: string }
  | { kind: 'hang-up'; id: string }

export type Down =
  | { kind: 'answer'; id: string; status: number; type: string; text: string }
  | { kind: 'opened'; id: string }
  | { kind: 'heard'; id: string; text: string }
  | { kind: 'lost'; id: string; code: number }

/** What tabs tell each other: one has come, or has the house now. All of them should be of one edition of the site. */
export interface News {
  kind: 'come' | 'moved'
  edition: string
}

/** How far the house is from being open: 1 is open, -1 is that it cannot be. */
export interface Progress {
  kind: 'progress'
  share: number
}

/** What a worker tells its own page only: the house is open and kept, now the rest of the site can be. */
export interface Kept {
  kind: 'kept'
}

/** And this: there is a page of another edition, older or newer. */
export interface OtherEdition {
  kind: 'other-edition'
}

/** What a worker needs to begin. */
export interface Begin {
  kind: 'begin'
  tab: string
  site: Site
  base: string
  /** Whether a service worker serves the page. */
  isServed: boolean
}

export function tabOf(id: string): string {
  return id.split('.')[0]!
}
