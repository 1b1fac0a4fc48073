/**
 * The engine of the site in Node, from the same files as in a browser. node scripts/inside.mjs ENGINE goes through
 * all that a table can be asked, and plays the golden games of the tests: they must be what they are in CPython.
 */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { loadPyodide } from 'pyodide'

export async function startInside(folder) {
  const place = join(
    folder,
    readdirSync(folder).find((name) => name !== 'made'),
  )
  const unpacked = (name) => gunzipSync(readFileSync(join(place, name)))
  const library = join(mkdtempSync(join(tmpdir(), 'zoopark-engine-')), 'library.zip')
  writeFileSync(library, unpacked('library.bin'))
  const archive = unpacked('packages.bin')
  const home = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'))
  return loadPyodide({
    indexURL: `${home}/`,
    stdLibURL: library,
    fsInit: (FS, { sitePackages }) => {
      const headed = 4 + archive.readUInt32LE(0)
      for (let at = 4, from = headed; at < headed;) {
        const [name, length] = [archive.readUInt32LE(at), archive.readUInt32LE(at + 4)]
        const path = `${sitePackages}/${archive.toString('utf8', at + 8, at + 8 + name)}`
        FS.mkdirTree(dirname(path))
        FS.writeFile(path, archive.subarray(from, from + length))
        at += 8 + name
        from += length
      }
      return Promise.resolve()
    },
  })
}

/** Which golden games are played in another way than they were written down. */
const GOLDEN = `
import sys
sys.path.append("/tests")
from playthroughs.golden import FOLDER, GAMES, playthrough

different = [
    name
    for name, (config, seed) in GAMES.items()
    if playthrough(config, seed) != FOLDER.joinpath(name).read_text(encoding="utf-8")
]
len(GAMES), "\\n".join(different)
`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const python = await startInside(process.argv[2])
  await python.runPythonAsync('from zoopark.browser import rehearsal; await rehearsal.go_through()')
  console.log('• The tables work in Pyodide')
  python.FS.mkdir('/tests')
  python.mountNodeFS('/tests', fileURLToPath(new URL('../../tests', import.meta.url)))
  const [games, different] = python.runPython(GOLDEN)
  if (different) throw new Error(`played in another way than in CPython:\n${different}`)
  console.log(`• ${games} golden games are the same in Pyodide`)
  process.exit(0)
}
