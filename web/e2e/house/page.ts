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
