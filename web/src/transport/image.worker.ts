/** Makes the image with which later visits begin, in an interpreter that nobody has used. */

import { keepImage } from './image'
import type { Begin } from './messages'
import { loadPython, type Kit } from './python'

onmessage = async ({ data: { site, base, kit } }: MessageEvent<Begin & { kit: Kit }>) => {
  const python = await loadPython(site, base, kit, null, true)
  const module = python.pyimport('blanketfort.site.rehearsal') as { rehearse(): void; destroy(): void }
  module.rehearse()
  module.destroy()
  await keepImage(site, base, python.makeMemorySnapshot()).catch(() => {}) // a full disk: it is made again next time
  close()
}
