/**
 * What a page will need, asked for before its code has run: the letters and drawings of every page by the
 * document itself, what a table needs by early.js, which knows the address.
 */
import type { HtmlTagDescriptor, Plugin } from 'vite'

const LETTERS = /(nunito-latin-wght|podkova-latin-800)-normal-.*\.woff2$/
const DRAWINGS = /common-.*\.svg$/
const TABLE = /assets\/(TablePage|table|shared)-.*\.(js|css)$/

const preload = (name: string, attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', href: `./${name}`, crossorigin: true, ...attrs },
  injectTo: 'head',
})

export function ahead(): Plugin {
  return {
    name: 'ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const names = Object.keys(bundle)
        const table = names.filter((name) => TABLE.test(name)).map((name) => `./${name}`)
        return {
          html: html.replace(/src="\.\/early\.js"/, `$& data-table="${table.join(' ')}"`),
          tags: [
            ...names
              .filter((name) => LETTERS.test(name))
              .map((name) => preload(name, { as: 'font', type: 'font/woff2' })),
            ...names
              .filter((name) => DRAWINGS.test(name))
              .map((name) => preload(name, { as: 'fetch' })),
          ],
        }
      },
    },
  }
}
