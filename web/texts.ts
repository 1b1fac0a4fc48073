/**
 * The texts of the page lie where the terminal and the server read them, too: src/zoopark/texts, one folder for each
 * language. `virtual:texts/cs` is all of Czech in one piece; `virtual:languages` is the list of the folders, English
 * first because the page has it built in.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const FOLDER = fileURLToPath(new URL('../src/zoopark/texts', import.meta.url))
/** What only the terminal and the plain page say. */
const ELSEWHERE = /^(command|notation|terminal|plain)\.ftl$/
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

const aboutOf = (language: string): string => join(FOLDER, language, 'language.json')
const LANGUAGES = readdirSync(FOLDER)
  .filter((name) => existsSync(aboutOf(name)))
  .sort((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b))

/** What the page knows of all languages, and how it loads one. */
function listed(): string {
  const about = LANGUAGES.map((code) => `${code}: ${readFileSync(aboutOf(code), 'utf8')}`)
  const sources = LANGUAGES.map((code) =>
    code === 'en'
      ? 'en: () => Promise.resolve(en)'
      : `${code}: async () => (await import('virtual:texts/${code}')).default`,
  )
  return [
    "import en from 'virtual:texts/en'",
    `export const list = {${about.join()}}`,
    `export const sources = {${sources.join()}}`,
  ].join('\n')
}

export function texts(): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0') || !NAME.test(id)) return undefined
      const language = NAME.exec(id)?.[1]
      const files = language === undefined ? LANGUAGES.map(aboutOf) : filesOf(language)
      for (const file of files) this.addWatchFile(file)
      if (language === undefined) return listed()
      const source = files.map((file) => readFileSync(file, 'utf8')).join('\n')
      return `export default ${JSON.stringify(bare(source))}`
    },
  }
}
