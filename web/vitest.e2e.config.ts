import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Whole pages in a real Chromium against a real server; the units have vite.config.ts. */
export default defineConfig({
  resolve: { alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) } },
  test: {
    include: ['e2e/**/*.test.ts'],
    maxWorkers: 2,
    // One server and one browser for all files that a worker runs; every test has tables of its own.
    isolate: false,
    // Only there to give up at some time: nothing here waits for a time to pass.
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
})
