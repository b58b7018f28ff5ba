/** The interpreter inside a worker, with the house unpacked in it. */

import type { Files } from './files'
import type { Site } from './site'

/** What we use of Pyodide. */
export interface Python {
  FS: FileSystem
  pyimport(name: string): unknown
}

export interface FileSystem {
  mkdirTree(path: string): void
  writeFile(path: string, data: Uint8Array, options?: { canOwn: boolean }): void
  lookupPath(path: string): { node: FileNode }
}

export interface FileNode {
  contents: Uint8Array
  usedBytes: number
  stream_ops: { write(...given: [unknown, unknown, number, number, number, ...unknown[]]): number }
}

/** What the interpreter is made of, compiled and unpacked: it can be handed on to another worker. */
export interface Kit {
  wasm: WebAssembly.Module
  library: ArrayBuffer
  house: ArrayBuffer
}

type Coming<T> = { [name in keyof T]: Promise<T[name]> | T[name] }

/** What of the wait is for the network, about; the rest is for Python. */
const DOWNLOAD = 0.8

/** Fetch all parts at once; the largest is compiled while it comes. */
export function fetchKit(site: Site, base: string, files: Files, tell: (share: number) => void): Coming<Kit> {
  const names = ['pyodide.asm.wasm', 'library.zip', 'house.pack']
  const total = names.reduce((sum, name) => sum + part(site, name).bytes, 0)
  let come = 0
  const heard = (bytes: number) => tell((DOWNLOAD * (come += bytes)) / total)
  const [wasm, library, house] = names.map((name) => files.get(new URL(part(site, name).file, base).href, heard)) as [
    Promise<Response>,
    Promise<Response>,
    Promise<Response>,
  ]
  return {
    wasm: WebAssembly.compileStreaming(wasm),
    library: library.then((response) => response.arrayBuffer()),
    house: house.then((response) => response.arrayBuffer()),
  }
}

export async function loadPython(site: Site, base: string, kit: Coming<Kit>): Promise<Python> {
  const load = (name: string) => import(/* @vite-ignore */ new URL(part(site, name).file, base).href)
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([load('pyodide.mjs'), load('pyodide.asm.mjs')])
  // Pyodide fetches and compiles by itself: it is handed what is on its way already.
  const { fetch } = globalThis
  const { instantiateStreaming } = WebAssembly
  globalThis.fetch = async (input) => (String(input).endsWith('.zip') ? new Response(await kit.library) : new Response())
  WebAssembly.instantiateStreaming = async (_file, imports) => {
    const module = await kit.wasm
    return { module, instance: await WebAssembly.instantiate(module, imports) }
  }
  const python: Python = await loadPyodide({
    createPyodideModule,
    indexURL: new URL('kit/', base).href,
    stdLibURL: new URL('kit/library.zip', base).href,
    lockFileContents: JSON.stringify({ info: site.kit.info, packages: {} }),
    packageBaseUrl: base,
    fsInit: async (files: FileSystem, { sitePackages }: { sitePackages: string }) =>
      unpack(files, sitePackages, new Uint8Array(await kit.house)),
  })
  Object.assign(globalThis, { fetch })
  Object.assign(WebAssembly, { instantiateStreaming })
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
  let last = ''
  const listed = JSON.parse(new TextDecoder().decode(pack.subarray(0, at))) as [string, number][]
  for (const [name, size] of listed) {
    const path = `${folder}/${name}`
    const place = path.slice(0, path.lastIndexOf('/'))
    if (place !== last) files.mkdirTree((last = place))
    files.writeFile(path, pack.subarray(at, (at += size)), { canOwn: true })
  }
}
