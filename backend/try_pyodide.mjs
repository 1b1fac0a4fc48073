// Try the interpreted wheel in Pyodide, Python in WebAssembly, as a browser would run it:
// node backend/try_pyodide.mjs FOLDER, in which Pyodide is in package/ and all wheels in wheels/.
import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const folder = resolve(process.argv[2])
const { loadPyodide } = await import(pathToFileURL(join(folder, 'package/pyodide.mjs')))
const python = await loadPyodide({ indexURL: `${join(folder, 'package')}/` })
for (const name of readdirSync(join(folder, 'wheels'))) {
  const wheel = new Uint8Array(readFileSync(join(folder, 'wheels', name)))
  await python.unpackArchive(wheel, 'wheel')
}
console.log(
  python.runPython(`
import sys
import zoopark
from zoopark.version import version_line

games = [zoopark.match(f"{game.name}(players=2)", "greedy", seed=1) for game in zoopark.games()]
assert all(game.winners() for game in games)
f"• {version_line().splitlines()[0]} works in Pyodide, Python {sys.version.split()[0]}"
`),
)
