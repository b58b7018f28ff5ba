/** The interpreter inside a worker, with the house unpacked in it. */

import type { Files } from './files'
import { dropImage } from './image'
import type { Site } from './site'

/** What we use of Pyodide. */
export interface Python {
  FS: FileSystem
  pyimport(name: string): unknown
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>
}

/** What we use of that which links and starts it. */
interface Linker {
  FS: FileSystem
  HEAP8: Int8Array
  growMemory(bytes: number): number
  loadWebAssemblyModule(library: Uint8Array, flags: object, name: string, scope: object): object
  newDSO(name: string, handle: undefined, exports: object): void
}

export interface FileSystem {
  mkdirTree(path: string): void
  readFile(path: string): Uint8Array
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

/** With an image the interpreter goes on from that memory; one that fails is dropped. `isForImage`: to make one. */
export async function loadPython(
  site: Site,
  base: string,
  kit: Coming<Kit>,
  coming: Promise<Uint8Array | null> | null,
  isForImage = false,
): Promise<Python> {
  const load = (name: string) => import(/* @vite-ignore */ new URL(part(site, name).file, base).href)
  const [{ loadPyodide }, { default: create }] = await Promise.all([load('pyodide.mjs'), load('pyodide.asm.mjs')])
  const image = await coming
  // Pyodide fetches and compiles by itself: it is handed what is on its way already.
  const { fetch } = globalThis
  const { instantiateStreaming } = WebAssembly
  globalThis.fetch = async (input) => (String(input).endsWith('.zip') ? new Response(await kit.library) : new Response())
  WebAssembly.instantiateStreaming = async (_file, imports) => {
    const module = await kit.wasm
    return { module, instance: await WebAssembly.instantiate(module, imports) }
  }
  let linker: Linker
  try {
    const python: Python = await loadPyodide({
      createPyodideModule: (settings: Linker) => create((linker = settings)),
      indexURL: new URL('kit/', base).href,
      stdLibURL: new URL('kit/library.zip', base).href,
      lockFileContents: JSON.stringify({ info: site.kit.info, packages: {} }),
      packageBaseUrl: base,
      fsInit: async (files: FileSystem, { sitePackages }: { sitePackages: string }) => {
        const paths = unpack(files, sitePackages, new Uint8Array(await kit.house))
        for (const path of paths) if (path.endsWith('.so')) link(linker, path)
        if (image && image.length > linker.HEAP8.length) linker.growMemory(image.length)
      },
      _makeSnapshot: isForImage,
      _loadSnapshot: image ?? undefined,
    })
    ;(python.pyimport('blanketfort.site.later') as { put_off(): void }).put_off()
    return python
  } catch (error) {
    if (!image) throw error
    console.warn(error)
    await dropImage(base)
    return loadPython(site, base, kit, null)
  } finally {
    Object.assign(globalThis, { fetch })
    Object.assign(WebAssembly, { instantiateStreaming })
  }
}

/** Compiled libraries are linked before anything runs: so each is at the same place in every memory. */
function link(linker: Linker, path: string): void {
  const flags = { global: false, nodelete: true, loadAsync: false }
  linker.newDSO(path, undefined, linker.loadWebAssemblyModule(linker.FS.readFile(path), flags, path, {}))
}

function part(site: Site, name: string) {
  const found = site.kit.parts[name]
  if (!found) throw new Error(`the site has no ${name}`)
  return found
}

/** A pack is a line that lists names and sizes, and then all files; the paths at which they are now. */
function unpack(files: FileSystem, folder: string, pack: Uint8Array): string[] {
  let at = pack.indexOf(10) + 1
  let last = ''
  const listed = JSON.parse(new TextDecoder().decode(pack.subarray(0, at))) as [string, number][]
  return listed.map(([name, size]) => {
    const path = `${folder}/${name}`
    const place = path.slice(0, path.lastIndexOf('/'))
    if (place !== last) files.mkdirTree((last = place))
    files.writeFile(path, pack.subarray(at, (at += size)), { canOwn: true })
    return path
  })
}
