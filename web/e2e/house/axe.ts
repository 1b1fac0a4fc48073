/** What axe-core finds wrong with a page: wide and light, narrow and dark. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { paint } from '../support/browser'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
const LOOKS = {
  wide: { width: 1440, height: 900, theme: 'light' },
  narrow: { width: 390, height: 844, theme: 'dark' },
} as const
export type Look = keyof typeof LOOKS

const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )

async function found(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate(async (values) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    return axe.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    })
  }, TAGS)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      `${id}: ${target.join(' ')} ${failureSummary?.split('\n')[1]?.trim() ?? ''}`.slice(0, 260),
    ),
  )
}

/** All rules of levels A and AA, each violation with where it was seen. */
export async function violations(
  page: Page,
  where: string,
  looks: readonly Look[] = ['wide', 'narrow'],
): Promise<string[]> {
  await paint(page)
  await page.evaluate(SOURCE)
  const before = page.viewportSize()
  const all: string[] = []
  for (const look of looks) {
    const { theme, ...size } = LOOKS[look]
    await page.setViewportSize(size)
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
    await settle(page)
    // As high as the page, so that nothing lies under the counter, from where it could be scrolled up.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    if (height > size.height) await page.setViewportSize({ width: size.width, height })
    await settle(page)
    all.push(...(await found(page)).map((one) => `${where} ${look}: ${one}`))
  }
  if (before) await page.setViewportSize(before)
  return all
}
