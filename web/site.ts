/** What a page needs to do without a server: Python with the tables, and what never changes as files. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The files of a folder by their paths in it; none if it was not made. */
const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name !== 'made' && statSync(join(folder, name)).isFile())
        .map((name) => name.replaceAll('\\', '/'))
        .sort()
    : []

const WORKER = /^assets\/worker-[^/]*\.js(\.map)?$/
const LOCK = createRequire(import.meta.url).resolve('pyodide/pyodide-lock.json')

/** The folder of the engine and the sizes of its files, as the page knows it. */
export function engineIn(folder: string): object | null {
  const files = filesIn(folder)
  const [first] = files
  if (!first) return null
  const { info } = JSON.parse(readFileSync(LOCK, 'utf8')) as { info: object }
  return {
    info,
    folder: `engine/${first.split('/')[0]}`,
    files: Object.fromEntries(
      files.map((name) => [name.split('/')[1], statSync(join(folder, name)).size]),
    ),
  }
}

export function site(folders: Record<'engine' | 'data', string>): Plugin {
  return {
    name: 'site',
    apply: 'build',
    generateBundle() {
      for (const [place, folder] of Object.entries(folders))
        for (const name of filesIn(folder)) {
          const source = readFileSync(join(folder, name))
          this.emitFile({ type: 'asset', fileName: `${place}/${name}`, source })
        }
    },
  }
}

/** Leaves out the worker that holds tables, which a server's page never starts: Vite bundles every worker it finds. */
export function withoutTableWorker(): Plugin {
  return {
    name: 'without-table-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const name of Object.keys(bundle)) if (WORKER.test(name)) delete bundle[name]
      },
    },
  }
}
