// What masters think of some positions, in the interpreter of the browser: node judged.mjs PYODIDE SOURCES PACKAGES FILE

const [pyodide, sources, packages, file] = process.argv.slice(2)
const { loadPyodide } = await import(pyodide)
const { readFileSync } = await import('node:fs')
const python = await loadPyodide()
python.mountNodeFS('/sources', sources)
python.mountNodeFS('/packages', packages)
python.runPython("import sys; sys.path[:0] = ['/sources', '/packages']; sys.dont_write_bytecode = True")
python.runPython(readFileSync(file, 'utf-8'))
console.log(python.runPython('import json; json.dumps(judge_all())'))
