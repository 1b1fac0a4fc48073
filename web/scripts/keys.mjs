/** Writes src/texts/text-keys.ts, the type of all names of messages: what English does not have does not compile. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../src/zoopark/texts/en', import.meta.url))
const keys = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ftl') && !/^(command|notation|terminal|plain)\.ftl$/.test(name))
  .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/^([a-z][\w-]*) =/gim)])
  .map(([, id]) => id.replaceAll('_', '.'))
  .sort()
writeFileSync(
  fileURLToPath(new URL('../src/texts/text-keys.ts', import.meta.url)),
  `/** Made by scripts/keys.mjs. */\nexport type Key =\n${keys.map((key) => `  | '${key}'`).join('\n')}\n`,
)
