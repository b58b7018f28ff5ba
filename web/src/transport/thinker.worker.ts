/** The worker that thinks: tasks and what came of them are texts of `blanketfort/site/thinker.py`. */

import { keptImage } from './image'
import type { Begin } from './messages'
import { loadPython, type Kit } from './python'

export type Thought = { found: string } | { error: string }

type Work = (task: string) => string
let work: Promise<Work> | undefined

async function begin({ site, base, kit }: Begin & { kit: Kit }): Promise<Work> {
  const python = await loadPython(site, base, kit, keptImage(site, base))
  return (python.pyimport('blanketfort.site.thinker') as { work: Work }).work
}

onmessage = ({ data }: MessageEvent<(Begin & { kit: Kit }) | string>) => {
  if (typeof data !== 'string') work = begin(data)
  else {
    work!.then((work) => work(data)).then(
      (found) => postMessage({ found } satisfies Thought),
      (error) => postMessage({ error: String(error) } satisfies Thought),
    )
  }
}
