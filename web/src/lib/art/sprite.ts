/** Pictures that are drawn many times: each is a <symbol> in one hidden <svg> of the page, added when its game is loaded. */

const known = new Set<string>()
let sprite: SVGSVGElement | undefined

function hidden(): SVGSVGElement {
  if (!sprite) {
    sprite = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    sprite.setAttribute('aria-hidden', 'true')
    sprite.setAttribute('class', 'sprite')
    document.body.prepend(sprite)
  }
  return sprite
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

/** Add definitions or symbols as they are. */
export function addMarkup(markup: string): void {
  if (typeof document !== 'undefined') hidden().insertAdjacentHTML('beforeend', markup)
}

/** Add icons by name; `<use href="#art-panda">` shows one. */
export function addArt(icons: Record<string, string>): void {
  for (const [name, svg] of Object.entries(icons)) {
    if (known.has(name)) continue
    known.add(name)
    const box = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 128 128'
    const body = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
    addMarkup(`<symbol id="art-${name}" viewBox="${box}">${tidy(body, `art-${name}`)}</symbol>`)
  }
}
