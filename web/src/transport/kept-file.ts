/**
 * A file of the interpreter that outlives it. It lies in memory; pages that were written to are kept in the browser's
 * database, all those of a commit in one strict transaction, so that what is kept is always a whole file.
 */

import { randomHex } from '../lib/digest'
import type { FileSystem } from './python'

const PAGE = 4096
const STORE = 'page'
const OWNER = 'owner'
const ALL_PAGES = IDBKeyRange.bound(0, Infinity)

/**
 * Put the file in its place as it was last kept; what comes back keeps what was written since.
 * Only the last that has opened it may keep: whoever was before is told `lost` when it tries.
 */
export async function keepFile(files: FileSystem, path: string, name: string, lost: () => void): Promise<() => Promise<void>> {
  const database = await openDatabase(name)
  const me = randomHex(16)
  files.mkdirTree(path.replace(/\/[^/]*$/, ''))
  files.writeFile(path, await readPages(database, me))
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
  async function put(): Promise<void> {
    if (!written.size) return
    const pages = [...written]
    written.clear()
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' })
    const store = transaction.objectStore(STORE)
    void done(store.get(OWNER)).then((owner) => {
      if (owner === me) return
      transaction.abort()
      lost()
    })
    for (const page of pages) {
      store.put(node.contents.slice(page * PAGE, Math.min((page + 1) * PAGE, node.usedBytes)), page)
    }
    await finished(transaction).catch((error) => {
      for (const page of pages) written.add(page)
      throw error
    })
  }
  // One after the other: else a later commit could be kept without an earlier one that failed.
  let last = Promise.resolve()
  return () => (last = last.catch(() => {}).then(put))
}

/** The file as it was last kept; it is this one's from now on. */
async function readPages(database: IDBDatabase, owner: string): Promise<Uint8Array> {
  const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' })
  const store = transaction.objectStore(STORE)
  store.put(owner, OWNER)
  const found = Promise.all([done(store.getAllKeys(ALL_PAGES)), done(store.getAll(ALL_PAGES))])
  await finished(transaction)
  const [keys, pages] = (await found) as [number[], Uint8Array[]]
  const file = new Uint8Array(((keys.at(-1) ?? -1) + 1) * PAGE)
  for (const [at, key] of keys.entries()) file.set(pages[at]!, key * PAGE)
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

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('aborted'))
  })
}
