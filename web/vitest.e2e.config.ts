import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { sprites } from './sprites.ts'
import { texts } from './texts.ts'

/** What takes longest begins first: then no worker is left alone with it at the end. */
const LONG = ['games.', 'actions.', 'axe-tables.', 'trouble.', 'axe-pages.', 'widths.']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const found = LONG.findIndex((name) => moduleId.includes(`/${name}`))
      return found < 0 ? LONG.length : found
    }
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}

/** Whole pages in a real Chromium against a real server; the units have vite.config.ts. */
export default defineConfig({
  // Tests ask the games of the page where their moves are made.
  plugins: [svelte(), texts(), sprites()],
  resolve: { alias: { $: fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    include: ['e2e/**/*.test.ts'],
    // The site is built and tried by make test-site.
    exclude: process.env['SITE'] ? [] : ['e2e/site.test.ts'],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // One server and one browser for all files that a worker runs; every test has tables of its own.
    isolate: false,
    // Only there to give up at some time: nothing here waits for a time to pass.
    testTimeout: 300_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
