/**
 * A file of the interpreter that outlives it. It lies in memory; pages that were written to are kept in the browser's
 * database, all those of one commit in one strict transaction, so that what is kept is always a whole file.
 */

import type { FileSystem } from './python'

const PAGE = 4096
const STORE = 'page'

/** Put the file in its place as it was last kept; what comes back keeps what was written since, if anything was. */
export async function keepFile(files: FileSystem, path: string, name: string): Promise<() => Promise<void> | undefined> {
  const database = await openDatabase(name)
  files.mkdirTree(path.replace(/\/[^/]*$/, ''))
  files.writeFile(path, await readPages(database))
  const { node } = files.lookupPath(path)
  const { write } = node.stream_ops
  const written = new Set<number>()
  node.stream_ops = {
    ...node.stream_ops,
    write(stream, buffer, offset, length, position, ...rest) {
      for (let page = Math.floor(position / PAGE); page * PAGE < position + length; page += 1) written.add(page)
      return write(stream, buffer, offset, length, position, ...rest)
    },
  }
  return () => {
    if (!written.size) return undefined
    const pages = [...written]
    written.clear()
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' })
    const store = transaction.objectStore(STORE)
    for (const page of pages) {
      store.put(node.contents.slice(page * PAGE, Math.min((page + 1) * PAGE, node.usedBytes)), page)
    }
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => {
        for (const page of pages) written.add(page)
        reject(transaction.error)
      }
    })
  }
}

async function readPages(database: IDBDatabase): Promise<Uint8Array> {
  const store = database.transaction(STORE).objectStore(STORE)
  const [keys, pages] = await Promise.all([done(store.getAllKeys()), done(store.getAll())])
  const last = Math.max(-1, ...(keys as number[]))
  const file = new Uint8Array((last + 1) * PAGE)
  for (const [at, key] of (keys as number[]).entries()) file.set(pages[at], key * PAGE)
  return file
}

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return done(request)
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
