/** Python with the tables, fetched once and kept; see `scripts/engine.mjs` for what is in it. */
import { loadPyodide, type PyodideAPI, type PyodideConfig } from 'pyodide'

export interface Engine {
  /** The version of Python and of its binaries. */
  info: object
  /** The folder, whose name has a hash of its content. */
  folder: string
  /** The bytes of each file. */
  files: Record<'loader.bin' | 'python.bin' | 'library.bin' | 'packages.bin', number>
}

type File = keyof Engine['files']
type Counted = (done: number, total: number) => void

/** Whatever could not be fetched; `gone` if the host has it no longer, because there is a newer page. */
export class Unreached extends Error {
  constructor(
    why: string,
    readonly gone: boolean,
  ) {
    super(why)
  }
}

/** The same cache as the one of the service worker. */
const open = async (home: string): Promise<Cache | null> => {
  try {
    return await caches.open(`zoopark ${home} engine`)
  } catch {
    return null // no secure context, or a private window: it is fetched every time
  }
}

async function bytesOf(
  url: string,
  cache: Cache | null,
  more: (count: number) => void,
): Promise<ArrayBuffer> {
  const kept = await cache?.match(url)
  if (kept) {
    const found = await kept.arrayBuffer()
    more(found.byteLength)
    return found
  }
  const parts: Uint8Array<ArrayBuffer>[] = []
  let gone = false
  try {
    const answer = await fetch(url)
    gone = answer.status === 404
    if (!answer.ok || !answer.body) throw new Error(`${answer.status}: ${url}`)
    const reader = answer.body.getReader()
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      parts.push(step.value)
      more(step.value.length)
    }
  } catch (error) {
    throw new Unreached(error instanceof Error ? error.message : String(error), gone)
  }
  const found = await new Blob(parts).arrayBuffer()
  // Without room for it, it is fetched the next time, too.
  await cache?.put(url, new Response(found)).catch(() => undefined)
  return found
}

const unpacked = (bytes: ArrayBuffer, type = 'application/octet-stream'): Response =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')), {
    headers: { 'content-type': type },
  })

/** Each file of an archive: names and lengths first, then the bytes of all. */
function* filesIn(archive: ArrayBuffer): Generator<[string, Uint8Array]> {
  const view = new DataView(archive)
  const words = new TextDecoder()
  const headed = 4 + view.getUint32(0, true)
  for (let at = 4, from = headed; at < headed;) {
    const [name, length] = [view.getUint32(at, true), view.getUint32(at + 4, true)]
    yield [
      words.decode(new Uint8Array(archive, at + 8, name)),
      new Uint8Array(archive, from, length),
    ]
    at += 8 + name
    from += length
  }
}

/** The script that brings Python up; packed like everything else, so it is no file that could be imported. */
async function loader(
  bytes: ArrayBuffer,
): Promise<NonNullable<PyodideConfig['createPyodideModule']>> {
  const script = new Blob([await unpacked(bytes).arrayBuffer()], { type: 'text/javascript' })
  const url = URL.createObjectURL(script)
  try {
    return ((await import(/* @vite-ignore */ url)) as { default: never }).default
  } finally {
    URL.revokeObjectURL(url)
  }
}

export async function start(engine: Engine, home: string, counted: Counted): Promise<PyodideAPI> {
  const indexURL = `${home}${engine.folder}/`
  const cache = await open(home)
  const total = Object.values(engine.files).reduce((sum, size) => sum + size, 0)
  let done = 0
  const file = (name: File): Promise<ArrayBuffer> =>
    bytesOf(indexURL + name, cache, (count) => counted((done += count), total))
  const [python, library, packages, createPyodideModule] = await Promise.all([
    file('python.bin'),
    file('library.bin'),
    file('packages.bin').then((bytes) => unpacked(bytes).arrayBuffer()),
    file('loader.bin').then(loader),
  ])
  const local: Record<string, () => Response> = {
    'pyodide.asm.wasm': () => unpacked(python, 'application/wasm'),
    'python_stdlib.zip': () => unpacked(library),
  }
  const elsewhere = globalThis.fetch
  globalThis.fetch = (wanted, init) => {
    const name = String(wanted instanceof Request ? wanted.url : wanted).replace(indexURL, '')
    return local[name] ? Promise.resolve(local[name]()) : elsewhere(wanted, init)
  }
  try {
    return await loadPyodide({
      indexURL,
      createPyodideModule,
      lockFileContents: JSON.stringify({ info: engine.info, packages: {} }),
      packageBaseUrl: indexURL,
      fsInit: (FS, { sitePackages }) => {
        const made = new Set<string>()
        for (const [name, bytes] of filesIn(packages)) {
          const path = `${sitePackages}/${name}`
          const folder = path.slice(0, path.lastIndexOf('/'))
          if (!made.has(folder)) FS.mkdirTree(folder)
          made.add(folder)
          FS.writeFile(path, bytes, { canOwn: true })
        }
        return Promise.resolve()
      },
    })
  } finally {
    globalThis.fetch = elsewhere
  }
}
