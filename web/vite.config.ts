import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import Icons from 'unplugin-icons/vite'
import { defineConfig } from 'vitest/config'
import { packed } from './scripts/packed.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), Icons({ compiler: 'raw' }), packed()],
  resolve: { alias: { $lib: here('./src/lib') } },
  build: {
    target: 'es2022',
    rollupOptions: {
      // The gallery is for those who draw; it is no part of what is shipped.
      input: mode === 'gallery' ? here('./gallery.html') : here('./index.html'),
    },
  },
  // While developing, a server of its own answers: zoopark serve.
  server: {
    proxy: { '/api': { target: process.env['ZOOPARK'] ?? 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
}))
