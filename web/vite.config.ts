import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { ahead } from './ahead.ts'
import { docs } from './docs.ts'
import { packed } from './packed.ts'
import { shell } from './shell.ts'
import { engineIn, site, withoutTableWorker } from './site.ts'
import { sprites } from './sprites.ts'
import { texts } from './texts.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The contract that the page is built for: a server of another one makes it load itself anew. */
function contractName(): string {
  const contract = JSON.parse(readFileSync(here('./openapi.json'), 'utf8')) as {
    info: { 'x-contract': string }
  }
  return contract.info['x-contract']
}

/** Small things that several pages share. */
const SHARED =
  /src[\\/](net[\\/]|ui[\\/]|texts[\\/]|pages[\\/](?:[a-z]+\.(?:svelte\.)?ts|Dialog|NameForm|Waiting|Trouble|lists[\\/]))/
/** Every table needs these; the game that is played comes with files of its own. */
const TABLE =
  /src[\\/](table[\\/]|pages[\\/](TablePage|table[\\/](?!End|Replay|Chances|Mattered|Sheets|Bunting)))/
/** What draws the tiles that the home page shows, too. */
const FACES = /src[\\/]games[\\/]\w+[\\/]draw[\\/](tiles|truck|grounds)\.ts$/
/** A file for each game; what is seen before a table is open, or seldom, is not in it. */
const game = (name: string) => ({
  name,
  test: new RegExp(
    `src[\\\\/]games[\\\\/]${name}[\\\\/](?!setup|guide|scene|art|modules[\\\\/](art|[^\\\\/]+[\\\\/]offer)).*(ts|svelte)(\\?|$)`,
  ),
  priority: 1,
})
const GAMES = readdirSync(here('./src/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => game(entry.name))

/** What `make site` has made before. */
const PARTS = { engine: here('../build/engine'), data: here('../build/data') }

export default defineConfig(({ mode }) => ({
  // Wherever it lies: all addresses are relative to the document.
  base: './',
  plugins: [
    svelte(),
    texts(),
    sprites(),
    ahead(),
    docs(),
    mode === 'site' ? site(PARTS) : withoutTableWorker(),
    shell(mode === 'site'),
    packed(),
  ],
  define: {
    CONTRACT: JSON.stringify(contractName()),
    SITE: JSON.stringify(mode === 'site'),
    ENGINE: JSON.stringify(mode === 'site' ? engineIn(PARTS.engine) : null),
  },
  // Pyodide names what it would use in Node; a browser never asks for it.
  worker: { format: 'es', rolldownOptions: { external: [/^node:/] } },
  resolve: { alias: { $: here('./src') } },
  build: {
    target: 'es2022',
    rolldownOptions: {
      checks: { bundlerTimings: false }, // no advice on slow plug-ins to those who only set up
      // The gallery is for those who draw; it is no part of what is shipped.
      input: mode === 'gallery' ? here('./gallery.html') : here('./index.html'),
      // A few files of a sensible size instead of many small ones: what every page needs, and what every
      // table needs. The rest is loaded with the page that it belongs to.
      output: {
        codeSplitting: {
          // What a game needs of another, or of all, stays in the file of that.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'main', tags: ['$initial'], priority: 3 },
            { name: 'shared', test: SHARED, priority: 2 },
            { name: 'table', test: TABLE, priority: 1 },
            { name: 'faces', test: FACES, priority: 2 },
            ...GAMES,
            {
              name: 'scenes',
              test: /[\\/](scene\.ts|home[\\/](art\.ts|home\.sprite))$/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  // While developing, a server of its own answers: zoopark serve.
  server: {
    proxy: { '/api': { target: process.env['ZOOPARK'] ?? 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/catalogue.ts'] },
}))
