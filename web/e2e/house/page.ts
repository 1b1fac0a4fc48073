/** What can be read on a page, by eyes and by screen readers. */
import type { Page } from 'playwright-core'

/** Every text that is shown or spoken: text, labels, titles and placeholders. */
export const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = new Set<string>()
    const add = (text: string | null | undefined): void => {
      const tidy = text?.replace(/\s+/g, ' ').trim()
      if (tidy && /\p{L}/u.test(tidy)) texts.add(tidy)
    }
    add(document.title)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: around } = node
      if (!around || ['SCRIPT', 'STYLE', 'CODE'].includes(around.tagName)) continue
      // The names of the languages are written in the languages themselves.
      if (around.closest('[lang]') === document.documentElement) add(node.textContent)
    }
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], img[alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) add(one.getAttribute(name))
    return [...texts]
  })

/** How much wider the page is than its window, in pixels. */
export const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Parts of a table whose content is wider than they are: the page clips what reaches over its edge. */
export const outOfBox = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // The strip of the other players reaches to the edges of the page, where it scrolls.
    const BOXES =
      'main > :not(:has(> .strip)), .yard, .paper, .sheets :is(th, td), footer.counter, .ticket, header, header > .brand'
    // The cap of a key hangs over the edge of what it presses.
    const SLACK = 6
    const found: string[] = []
    for (const box of document.querySelectorAll(BOXES)) {
      const wider = box.scrollWidth - box.clientWidth
      if (!box.checkVisibility() || wider <= SLACK) continue
      if (/auto|scroll/.test(getComputedStyle(box).overflowX)) continue
      found.push(`${box.tagName} ${box.classList[0] ?? ''} by ${wider}`)
    }
    const buttons = [...document.querySelectorAll('footer.counter button')]
      .filter((button) => button.checkVisibility())
      .map((button) => ({ name: button.textContent.trim(), box: button.getBoundingClientRect() }))
    buttons.forEach(({ name, box }, index) => {
      if (box.right > document.documentElement.clientWidth + 1) found.push(`${name} outside`)
      for (const other of buttons.slice(index + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        if (across > 2 && down > 2) found.push(`${name} over ${other.name}`)
      }
    })
    return found
  })

/** What can be touched and is smaller than a finger; links within a text are as small as its letters. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 44
    const reach = (element: Element): [number, number] => {
      const { width, height } = element.getBoundingClientRect()
      const around = getComputedStyle(element, '::after')
      const wider = around.content !== 'none' && around.position === 'absolute'
      return wider
        ? [
            Math.max(width, parseFloat(around.width) || 0),
            Math.max(height, parseFloat(around.height) || 0),
          ]
        : [width, height]
    }
    return [...document.querySelectorAll('button, a, input, select, summary, [role=tab]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.matches('p a, span a, label input, [aria-hidden=true]'))
      .flatMap((element) => {
        const [width, height] = reach(element)
        if (width === 0 || (width > LEAST - 0.5 && height > LEAST - 0.5)) return []
        const name = element.getAttribute('aria-label') ?? element.textContent.trim()
        return [`${name.slice(0, 40)}: ${Math.round(width)} by ${Math.round(height)}`]
      })
  })
