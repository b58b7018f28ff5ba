/**
 * The memory of an interpreter that has loaded the house: made once, in the background; later visits begin with it.
 * It is a file of the browser's own; what it was made of stands at its end, and is written last.
 */

import { nameOf } from './files'
import type { Site } from './site'

interface Handle {
  getSize(): number
  read(into: Uint8Array, place: { at: number }): number
  write(from: Uint8Array, place: { at: number }): number
  truncate(bytes: number): void
  flush(): void
  close(): void
}

const fileOf = (base: string) => `${encodeURIComponent(nameOf(base))}.image`
const labelOf = (site: Site) => new TextEncoder().encode(JSON.stringify(site.kit.parts))

/** Browsers have such files only for pages that nobody can have changed on the way. */
export const canKeepImage = () => Boolean(globalThis.navigator.storage?.getDirectory)

export async function keptImage(site: Site, base: string): Promise<Uint8Array | null> {
  const handle = await open(base, false).catch(() => null) // there is none, or it is being written
  if (!handle) return null
  const label = labelOf(site)
  const image = new Uint8Array(Math.max(0, handle.getSize() - label.length))
  const found = new Uint8Array(label.length)
  handle.read(found, { at: image.length })
  const isFit = found.every((byte, at) => byte === label[at])
  if (isFit) handle.read(image, { at: 0 })
  handle.close()
  return isFit ? image : null
}

export async function keepImage(site: Site, base: string, image: Uint8Array): Promise<void> {
  const handle = await open(base, true)
  handle.truncate(0)
  handle.write(image, { at: 0 })
  handle.flush()
  handle.write(labelOf(site), { at: image.length })
  handle.close()
}

export async function dropImage(base: string): Promise<void> {
  await (await navigator.storage.getDirectory()).removeEntry(fileOf(base))
}

async function open(base: string, create: boolean): Promise<Handle> {
  const file = await (await navigator.storage.getDirectory()).getFileHandle(fileOf(base), { create })
  const { createSyncAccessHandle } = file as unknown as { createSyncAccessHandle(how: { mode: string }): Promise<Handle> }
  return createSyncAccessHandle.call(file, { mode: create ? 'readwrite' : 'read-only' })
}
