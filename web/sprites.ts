/**
 * Lists of icons become files of pictures: `import url from './zoo.sprite'` is the address of an SVG with one
 * symbol for each. A list has lines such as `noto: panda medal-1=1st-place-medal`, the second with a name of
 * its own.
 */
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
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

/** The pictures of a list as one SVG. */
export async function spriteOf(list: string): Promise<string> {
  const wanted = list.split('\n').flatMap((line) => {
    const [set = '', names = ''] = line.startsWith('#') ? [] : line.split(':')
    return names.split(/\s+/).flatMap((word) => {
      const [name = '', icon = name] = word.split('=')
      return name ? [symbol(set.trim(), name, icon)] : []
    })
  })
  const symbols = (await Promise.all(wanted)).join('')
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
        const source = await spriteOf(await readFile(id, 'utf8'))
        if (!building)
          return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`
        const name = basename(id).replace(/\.sprite$/, '.svg')
        const file = this.emitFile({ type: 'asset', name, source })
        return `export default import.meta.ROLLUP_FILE_URL_${file}`
      },
    },
  }
}
