/** The interpreter inside a worker, with the house unpacked in it. */

import { getFile, nameOf, openCache } from './files'
import type { Site } from './site'

/** What we use of Pyodide. */
export interface Python {
  FS: FileSystem
  pyimport(name: string): unknown
}

export interface FileSystem {
  mkdirTree(path: string): void
  writeFile(path: string, data: Uint8Array): void
  lookupPath(path: string): { node: FileNode }
}

export interface FileNode {
  contents: Uint8Array
  usedBytes: number
  stream_ops: { write(...given: [unknown, unknown, number, number, number, ...unknown[]]): number }
}

/** What of the wait is for the network, about; the rest is for Python. */
const DOWNLOAD = 0.8

export async function loadPython(site: Site, base: string, tell: (share: number) => void): Promise<Python> {
  const parts = ['pyodide.asm.wasm', 'library.zip', 'house.pack']
  const total = parts.reduce((sum, name) => sum + part(site, name).bytes, 0)
  let come = 0
  const cache = await openCache(nameOf(base))
  const fetched = new Map(
    parts.map((name) => {
      const file = getFile(cache, new URL(part(site, name).file, base).href, (bytes) => tell((DOWNLOAD * (come += bytes)) / total))
      return [name, file]
    }),
  )
  // Pyodide fetches by itself: it is handed what has come already.
  const native = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const name = String(input).split('/').pop() ?? ''
    return fetched.get(name)?.then((response) => response.clone()) ?? native(input, init)
  }
  const load = (name: string) => import(/* @vite-ignore */ new URL(part(site, name).file, base).href)
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([load('pyodide.mjs'), load('pyodide.asm.mjs')])
  const python: Python = await loadPyodide({
    createPyodideModule,
    indexURL: new URL('kit/', base).href,
    stdLibURL: new URL('kit/library.zip', base).href,
    lockFileContents: JSON.stringify({ info: site.kit.info, packages: {} }),
    packageBaseUrl: base,
    fsInit: async (files: FileSystem, { sitePackages }: { sitePackages: string }) =>
      unpack(files, sitePackages, new Uint8Array(await (await fetched.get('house.pack')!).arrayBuffer())),
  })
  globalThis.fetch = native
  tell(0.9)
  return python
}

function part(site: Site, name: string) {
  const found = site.kit.parts[name]
  if (!found) throw new Error(`the site has no ${name}`)
  return found
}

/** A pack is a line that lists names and sizes, and then all files. */
function unpack(files: FileSystem, folder: string, pack: Uint8Array): void {
  let at = pack.indexOf(10) + 1
  const listed = JSON.parse(new TextDecoder().decode(pack.subarray(0, at))) as [string, number][]
  for (const [name, size] of listed) {
    files.mkdirTree(`${folder}/${name}`.replace(/\/[^/]*$/, ''))
    files.writeFile(`${folder}/${name}`, pack.subarray(at, (at += size)))
  }
}
