/**
 * Lists of icons become files of pictures: `import url from './zoo.sprite'` is the address of an SVG with one
 * symbol for each. A list has lines such as `noto: panda medal-1=1st-place-medal`, the second with a name of
 * its own, and may take in others: `folders: pictures.sprite` are those of the folders beside it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ExternalPackageIconLoader } from 'unplugin-icons/loaders'
import type { Plugin } from 'vite'

const SETS = {
  ...ExternalPackageIconLoader('@iconify-json/noto'),
  ...ExternalPackageIconLoader('@iconify-json/fluent-emoji-flat'),
}

/** Ids inside a picture are made its own, and numbers shorter. */
function tidy(body: string, name: string): string {
  const ids = [...body.matchAll(/id="([^"]+)"/g)].map(([, id]) => id ?? '')
  return ids
    .sort((a, b) => b.length - a.length)
    .reduce(
      (text, id, index) =>
        text
          .replaceAll(`id="${id}"`, `id="${name}-${index}"`)
          .replaceAll(`url(#${id})`, `url(#${name}-${index})`)
          .replaceAll(`href="#${id}"`, `href="#${name}-${index}"`),
      body.replace(/(\d+\.\d\d)\d+/g, '$1'),
    )
}

async function symbol(set: string, name: string, icon: string): Promise<string> {
  const svg = await SETS[set]?.(icon)
  if (!svg) throw new Error(`there is no icon ${set}/${icon}`)
  const box = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 128 128'
  const body = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
  return `<symbol id="art-${name}" viewBox="${box}">${tidy(body, `art-${name}`)}</symbol>`
}

/** The lines of a list and of those that it takes in. */
function linesOf(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const name = /^folders: (.+)$/.exec(line)?.[1]
      if (!name) return [line]
      return readdirSync(dirname(file))
        .map((folder) => join(dirname(file), folder, name))
        .filter((list) => existsSync(list))
        .flatMap(linesOf)
    })
}

/** All pictures of a file as one SVG. */
export const spriteIn = (file: string): Promise<string> => spriteOf(linesOf(file).join('\n'))

/** The pictures of a list as one SVG; one that is wanted twice is there once. */
export async function spriteOf(list: string): Promise<string> {
  const wanted = new Map<string, Promise<string>>()
  for (const line of list.split('\n')) {
    const [set = '', names = ''] = line.startsWith('#') ? [] : line.split(':')
    for (const word of names.split(/\s+/)) {
      const [name = '', icon = name] = word.split('=')
      if (name && !wanted.has(name)) wanted.set(name, symbol(set.trim(), name, icon))
    }
  }
  const symbols = (await Promise.all(wanted.values())).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${symbols}</svg>`
}

export function sprites(): Plugin {
  let building = false
  return {
    name: 'sprites',
    configResolved({ command }) {
      building = command === 'build'
    },
    load: {
      filter: { id: /\.sprite$/ },
      async handler(id) {
        this.addWatchFile(id)
        const source = await spriteIn(id)
        if (!building)
          return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`
        const name = basename(id).replace(/\.sprite$/, '.svg')
        const file = this.emitFile({ type: 'asset', name, source })
        return `export default import.meta.ROLLUP_FILE_URL_${file}`
      },
    },
  }
}
