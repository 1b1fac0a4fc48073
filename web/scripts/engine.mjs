/**
 * Python for the browser, with what the tables need and nothing else: node scripts/engine.mjs WHEELS FOLDER [OURS]
 *
 * Everything is compiled once, by the very Python that will run it, and packed, so that a host that compresses
 * nothing sends no more than others. Of the standard library and of packages it takes what is imported when
 * `zoopark.browser.rehearsal` has gone through all that a table can be asked, and of our own what can be asked
 * (`packing.py`). OURS is a wheel of our package in WebAssembly, which takes the place of the interpreted one.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { loadPyodide } from 'pyodide'

const [wheels, folder, ours] = process.argv.slice(2).map((path) => resolve(path))
const home = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'))

const python = await loadPyodide({ indexURL: `${home}/` })
const chosen = readdirSync(wheels)
  .filter((name) => !ours || !name.startsWith('zoopark-'))
  .map((name) => join(wheels, name))
for (const wheel of ours ? [...chosen, ours] : chosen)
  python.unpackArchive(new Uint8Array(readFileSync(wheel)), 'wheel')
await python.runPythonAsync('from zoopark.browser import rehearsal; await rehearsal.go_through()')
python.runPython(readFileSync(new URL('./packing.py', import.meta.url), 'utf8'))
const made = (call) => {
  const found = python.runPython(call)
  const bytes = Buffer.from(found.toJs())
  found.destroy()
  return bytes
}
const packed = (bytes) => gzipSync(bytes, { level: 9 })
const files = {
  'loader.bin': packed(readFileSync(join(home, 'pyodide.asm.mjs'))),
  'python.bin': packed(readFileSync(join(home, 'pyodide.asm.wasm'))),
  'library.bin': packed(made('library()')),
  'packages.bin': packed(made('packages()')),
}
const digest = createHash('sha256')
for (const bytes of Object.values(files)) digest.update(bytes)
const place = join(folder, digest.digest('hex').slice(0, 12))
rmSync(folder, { recursive: true, force: true })
mkdirSync(place, { recursive: true })
for (const [name, bytes] of Object.entries(files)) {
  writeFileSync(join(place, name), bytes)
  console.log(`  ${name.padEnd(16)} ${(bytes.length / 1e6).toFixed(2)} MB`)
}
process.exit(0)
