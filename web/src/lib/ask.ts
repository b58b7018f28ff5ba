/** Questions to the house. What is not a success says why, in words. */

import { transport } from '../transport/transport'
import type { Failure, Say } from '../wire'
import { randomHex } from './digest'
import { lexicon } from './language.svelte'

/** How long it waits before it asks again, in milliseconds. */
const WAITS = [300, 1200]

export class Failed extends Error {
  constructor(
    readonly reason: string,
    readonly say: Say,
    readonly detail: string,
  ) {
    super(detail || reason)
  }
}

/** The answer of an address; a body makes it a POST, unless told otherwise. `Failed` says why there is none. */
export async function ask<T>(address: string, body?: unknown, method = 'POST'): Promise<T> {
  const headers = { 'Accept-Language': lexicon.language } // for what a house says as text: what is wrong with a record
  const request: RequestInit =
    body === undefined
      ? { headers }
      : { method, headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': randomHex(16) }, body: JSON.stringify(body) }
  const response = await send(address, request)
  if (response.ok) return response.json()
  const failure = (await response.json().catch(() => null)) as Failure | null
  if (failure?.say) throw new Failed(failure.reason, failure.say, failure.detail ?? '')
  throw new Failed('failed', { say: 'web-pages-failed' }, String(response.status))
}

/** Ask again where no answer came: a change has a key, so that doing it twice is doing it once. */
async function send(address: string, request: RequestInit): Promise<Response> {
  for (const wait of WAITS) {
    try {
      const response = await transport.ask(address, request)
      if (response.status !== 503) return response
    } catch {
      // the connection was lost
    }
    await new Promise((done) => setTimeout(done, wait))
  }
  return transport.ask(address, request).catch(() => {
    throw new Failed('offline', { say: 'web-pages-offline' }, '')
  })
}

/** Why it failed, as a sentence. */
export function reasonOf(error: unknown): Say {
  return error instanceof Failed ? error.say : { say: 'web-pages-failed' }
}
