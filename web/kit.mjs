// The interpreter with all that the table needs of Python, as the browser fetches it: node kit.mjs PACKAGES OUT
// Everything is compiled by the interpreter itself, so that the browser has nothing to compile.

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, extname, join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { loadPyodide } from 'pyodide'

const [packages, out] = process.argv.slice(2).map((path) => resolve(path))
const interpreter = dirname(createRequire(import.meta.url).resolve('pyodide/pyodide.mjs'))
const root = resolve(import.meta.dirname, '..')
mkdirSync(out, { recursive: true })

const python = await loadPyodide({ indexURL: `${interpreter}/`, args: [] })
const mount = (path, folder) => {
  python.FS.mkdirTree(path)
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, path)
}
mount('/sources', join(root, 'src'))
mount('/packages', packages)
mount('/out', out)
python.FS.mkdirTree('/library')
python.unpackArchive(new Uint8Array(readFileSync(join(interpreter, 'python_stdlib.zip'))), 'zip', { extractDir: '/library' })
python.runPython(`import sys; sys.argv = ['kit.py', '/sources', '/library', '/packages', '/out']; sys.dont_write_bytecode = True`)
python.runPython(readFileSync(join(root, 'tools/kit.py'), 'utf-8'))

/** Each file twice compressed, under a name that changes with it; scripts also as they are. What is there already stays. */
const parts = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm'].map((name) => join(interpreter, name))
const kit = {}
const kept = new Set(['kit.json'])
for (const path of [...parts, join(out, 'library.zip'), join(out, 'house.pack')]) {
  const data = readFileSync(path)
  const end = extname(path)
  const file = `${basename(path, end)}-${createHash('sha256').update(data).digest('hex').slice(0, 12)}${end}`
  kit[basename(path)] = { file, bytes: data.length }
  for (const name of end === '.mjs' ? [file, `${file}.br`, `${file}.gz`] : [`${file}.br`, `${file}.gz`]) kept.add(name)
  if (existsSync(join(out, `${file}.br`))) continue
  if (end === '.mjs') writeFileSync(join(out, file), data)
  writeFileSync(join(out, `${file}.gz`), gzipSync(data, { level: 9 }))
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: data.length, [constants.BROTLI_PARAM_LGWIN]: 24 }
  writeFileSync(join(out, `${file}.br`), brotliCompressSync(data, { params }))
}
const { info } = JSON.parse(readFileSync(join(interpreter, 'pyodide-lock.json'), 'utf-8'))
writeFileSync(join(out, 'kit.json'), `${JSON.stringify({ info, parts: kit }, null, 1)}\n`)
for (const name of readdirSync(out)) if (!kept.has(name)) rmSync(join(out, name))
