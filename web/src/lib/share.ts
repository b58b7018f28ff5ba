/** Handing a link or a text on: by the device's own means where it has any, else by the clipboard. */

import type { Say } from '../wire'

/** What to say about it afterwards; null: the device has said it, or the user has changed their mind. */
export async function handOn(what: string, isText = false): Promise<Say | null> {
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      await navigator.share(isText ? { text: what } : { url: what })
      return null
    }
    await navigator.clipboard.writeText(what)
    return { say: isText ? 'web-pages-copied' : 'web-copied' }
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? null : { say: 'web-copy-by-hand' }
  }
}
