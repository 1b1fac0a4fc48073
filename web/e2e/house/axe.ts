/** What axe-core finds wrong with a page, in both themes and at two widths. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )

async function found(page: Page, only: string[] | undefined): Promise<string[]> {
  const { violations } = await page.evaluate(
    async ([tags, rules]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      return axe.run(document, {
        runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags },
        resultTypes: ['violations'],
      }) as Promise<AxeResults>
    },
    [TAGS, only] as const,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      `${id}: ${target.join(' ')} ${failureSummary?.split('\n')[1]?.trim() ?? ''}`.slice(0, 260),
    ),
  )
}

/** All rules of levels A and AA, each violation with where it was seen. */
export async function violations(page: Page, where: string): Promise<string[]> {
  await page.evaluate(SOURCE)
  const before = page.viewportSize()
  const all: string[] = []
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await settle(page)
    // As high as the page, so that nothing lies under the counter, from where it could be scrolled up.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    if (height > size.height) await page.setViewportSize({ width: size.width, height })
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
      await settle(page)
      // The theme changes colours and nothing else.
      const rules = theme === 'light' ? undefined : ['color-contrast']
      const list = await found(page, rules)
      all.push(...list.map((one) => `${where} ${size.width} ${theme}: ${one}`))
    }
  }
  if (before) await page.setViewportSize(before)
  return all
}
