/** Questions to the server over HTTP. What is not a success says why, in words. */

import type { Failure, Say } from '../wire'

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
  const request: RequestInit =
    body === undefined
      ? {}
      : { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  let response: Response
  try {
    response = await fetch(address, request)
  } catch {
    throw new Failed('offline', { say: 'web-pages-offline' }, '')
  }
  if (response.ok) return response.json()
  const failure = (await response.json().catch(() => null)) as Failure | null
  if (failure?.say) throw new Failed(failure.reason, failure.say, failure.detail ?? '')
  throw new Failed('failed', { say: 'web-pages-failed' }, String(response.status))
}

/** Why it failed, as a sentence. */
export function reasonOf(error: unknown): Say {
  return error instanceof Failed ? error.say : { say: 'web-pages-failed' }
}
