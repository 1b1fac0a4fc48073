/**
 * The texts of the page lie where the terminal and the server read them, too: src/zoopark/texts, one folder for each
 * language. `virtual:texts/cs` is all of Czech in one piece; `virtual:languages` is the list.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const FOLDER = fileURLToPath(new URL('../src/zoopark/texts', import.meta.url))
const LIST = join(FOLDER, 'languages.json')
/** What only the terminal and the plain page say. */
const ELSEWHERE = /^(terminal|plain)\.ftl$/
const NAME = /^\0?virtual:(?:texts\/(\w+)|languages)$/

/** The files of a language, always in the same order. */
const filesOf = (language: string): string[] =>
  readdirSync(join(FOLDER, language), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ftl') && !ELSEWHERE.test(name))
    .sort()
    .map((name) => join(FOLDER, language, name))

/** Without what is there for writers and translators only. */
const bare = (source: string): string =>
  source.replace(/^(?:#.*|\s*)\n/gm, '').replace(/^ +/gm, ' ')

export function texts(): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : undefined),
    load(id) {
      const language = NAME.exec(id)?.[1]
      if (!id.startsWith('\0') || !NAME.test(id)) return undefined
      const files = language === undefined ? [LIST] : filesOf(language)
      for (const file of files) this.addWatchFile(file)
      const sources = files.map((file) => readFileSync(file, 'utf8'))
      return language === undefined
        ? `export default ${sources.join('')}`
        : `export default ${JSON.stringify(bare(sources.join('\n')))}`
    },
  }
}
