/** The worker that thinks: tasks and what came of them are texts of `blanketfort/site/thinker.py`. */

import type { Begin } from './messages'
import { loadPython } from './python'

type Work = (task: string) => string
let work: Promise<Work> | undefined

onmessage = async ({ data }: MessageEvent<Begin | string>) => {
  if (typeof data === 'string') postMessage((await work)!(data))
  else {
    work = loadPython(data.site, data.base, () => {}).then(
      (python) => (python.pyimport('blanketfort.site.thinker') as { work: Work }).work,
    )
  }
}
