/**
 * The service worker with the list of what it keeps. For a static host that is the whole page; beside a server
 * only what every visit needs, and the rest when it was needed once.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const PUBLIC = here('./public')
const FIRST = /assets\/(main|shared|nunito-latin-wght|podkova-latin-800|common)-/
/** Read on line: what is for other programs or their writers, letters of no language of ours, icons asked for once. */
const SELDOM = /^(docs|previews)\/|\.woff$|-(vietnamese|cyrillic-ext)-|^icons\/.*512\.png$/

export function shell(whole: boolean): Plugin {
  return {
    name: 'shell',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const worker = readFileSync(here('./service-worker.js'), 'utf8')
      const version = createHash('sha256').update(worker)
      const own = readdirSync(PUBLIC, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.\w+$/.test(name))
        .sort()
      for (const name of own) version.update(readFileSync(join(PUBLIC, name)))
      const made = Object.keys(bundle).sort()
      for (const name of made) {
        const file = bundle[name]
        version.update(name).update(file?.type === 'asset' ? file.source : '')
      }
      const engine = made.filter((name) => name.startsWith('engine/'))
      const page = made.filter((name) => name !== 'index.html' && !engine.includes(name))
      const files = [...own, ...page.filter((name) => whole || FIRST.test(name))]
      const build = {
        version: version.digest('hex').slice(0, 12),
        whole,
        files: ['./', ...files.filter((name) => !SELDOM.test(name))],
        engine,
      }
      const source = `const BUILD = ${JSON.stringify(build)}\n${worker}`
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
    },
  }
}
