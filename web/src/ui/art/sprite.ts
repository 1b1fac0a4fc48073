/** Pictures that are drawn many times: each is a <symbol> in one hidden <svg> of the page, added when it is first needed. */

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

/** Add definitions or symbols as they are. */
export function addMarkup(markup: string): void {
  if (typeof document !== 'undefined') hidden().insertAdjacentHTML('beforeend', markup)
}

const loading = new Map<string, Promise<void>>()

async function load(url: string): Promise<void> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  const file = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml')
  // Some pictures are in several files.
  for (const picture of file.querySelectorAll('symbol'))
    if (!document.getElementById(picture.id)) hidden().append(document.adoptNode(picture))
}

/** Add the pictures of a file; `<use href="#art-panda">` shows one, at the latest when this is done. */
export function addSprite(url: string): Promise<void> {
  if (typeof document === 'undefined') return Promise.resolve()
  const found = loading.get(url) ?? load(url)
  loading.set(url, found)
  // What could not be loaded may be asked for again.
  found.catch(() => loading.delete(url))
  return found
}

/** Something that is drawn once, around pictures that come from a file. */
export function drawing(url: string, faces: () => string): () => Promise<void> {
  let drawn = false
  return () => {
    if (!drawn) addMarkup(faces())
    drawn = true
    return addSprite(url)
  }
}
