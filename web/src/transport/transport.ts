/** The way to the house: over the network where a server answers, to a worker where the page came from a static site. */

import { network } from './network'
import { readSite } from './site'
import { WorkerTransport } from './worker-transport.svelte'

export interface Transport {
  /** What is answered at an address of the house, such as `/api/games`. */
  ask(address: string, request?: RequestInit): Promise<Response>
  /** A line to one table; what comes down it is told to `ears`. */
  connect(address: string, ears: Ears): Line
  /** Whether friends on other devices can come to this house. */
  readonly hasFriends: boolean
  /** Where else they could meet, if anywhere. */
  readonly server: string
  /** How far the house is from being open, where it has to be opened first: 1 is open, -1 is that it cannot be. */
  readonly progress: number
}

export interface Ears {
  opened(): void
  heard(text: string): void
  lost(code: number): void
}

export interface Line {
  readonly isOpen: boolean
  say(text: string): void
  hangUp(): void
}

const site = readSite()
export const transport: Transport = site ? new WorkerTransport(site) : network
