/** The page of the contract is drawn by Swagger UI, which is shipped with it: no foreign host is asked. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const FOLDER = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
const FILES = ['swagger-ui-bundle.js', 'swagger-ui.css', 'LICENSE', 'NOTICE']

export function docs(): Plugin {
  return {
    name: 'docs',
    apply: 'build',
    generateBundle() {
      for (const name of FILES) {
        const source = readFileSync(join(FOLDER, name))
        this.emitFile({ type: 'asset', fileName: `docs/${name}`, source })
      }
    },
  }
}
