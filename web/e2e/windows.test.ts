/**
 * A table is laid out for the width and the height of its window: whatever can be picked is in sight after the page
 * has scrolled by itself, or can be scrolled there where a window is small, and nothing lies over it. `npm run windows`
 * walks over all sizes, `make test` over those that go wrong most easily.
 */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { Aside } from './house/company'
import { outOfBox, tooWide } from './house/page'
import { test } from './support'

type Size = readonly [width: number, height: number]

/** A phone with the bars of its browser, the same phone turned, a tablet, laptops, a desktop. */
const SAMPLE: readonly Size[] = [
  [390, 664],
  [844, 390],
  [1024, 768],
  [1280, 720],
  [1366, 650],
  [1440, 900],
]
const ALL: readonly Size[] = [
  ...SAMPLE,
  [320, 568],
  [360, 740],
  [667, 375],
  [768, 1024],
  [820, 1180],
  [1180, 820],
  [1536, 730],
  [1920, 940],
  [2560, 1300],
  [3840, 2160],
]
const SIZES = process.env['WINDOWS'] === 'all' ? ALL : SAMPLE

/** From this size on nobody has to scroll to see all that can be picked on their board. */
const isRoomy = ([width, height]: Size): boolean => width >= 1024 && height >= 640

const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame)
    // Boards measure their frames, then the table scrolls.
    for (let frames = 0; frames < 4; frames++) await frame()
  })

/** Places that can be picked and that the counter or the edge of the window hides; `reach` scrolls to each first. */
const hidden = (page: Page, reach: boolean): Promise<string[]> =>
  page.evaluate((scrolls) => {
    // The glow of a place fades out at its edges.
    const SLACK = 3
    const foot = document.querySelector('.foot')
    const found: string[] = []
    for (const place of document.querySelectorAll<HTMLElement>('main [data-pick]')) {
      if (!place.checkVisibility()) continue
      if (scrolls)
        place.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      const box = place.getBoundingClientRect()
      const counter = foot?.getBoundingClientRect()
      const under =
        counter &&
        box.right > counter.left &&
        box.left < counter.right &&
        box.bottom > counter.top + SLACK
      const outside = box.top < -SLACK || box.bottom > innerHeight + SLACK
      if (under || outside)
        found.push(
          `${place.dataset['pick']} at ${Math.round(box.top)} to ${Math.round(box.bottom)}`,
        )
    }
    return found
  }, reach)

/** What a table hides, cuts or lets run over its edge in a window of this size. */
async function faults(page: Page, size: Size, everything: boolean): Promise<string[]> {
  const [width, height] = size
  await page.setViewportSize({ width, height })
  await page.evaluate(() => scrollTo(0, 0))
  await settled(page)
  const found: string[] = []
  const wider = await tooWide(page)
  if (wider > 0) found.push(`${wider} too wide`)
  found.push(...(await outOfBox(page)))
  found.push(...(await hidden(page, everything || !isRoomy(size))))
  if (!(await asksInSight(page))) found.push('the question is out of sight')
  return found.map((fault) => `${width}x${height}: ${fault}`)
}

/** The question stays in sight, however far the page is scrolled. */
const asksInSight = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    const box = document.querySelector('.prompt')?.getBoundingClientRect()
    return box !== undefined && box.top >= -2 && box.bottom <= innerHeight + 2
  })

for (const [game, asks] of [
  ['zooloretto(players=5)', 'turn'],
  ['zooloretto(players=4)', 'place'],
  ['aquaretto(players=5)', 'turn'],
  ['aquaretto(players=4)', 'place'],
  ['combined(players=4)', 'turn'],
  ['combined(players=3)', 'place'],
  ['ozoolemio(players=4)', 'bid'],
  ['ozoolemio(players=4)', 'build'],
  ['zooloretto(players=5, modules=everything)', 'turn'],
  ['zooloretto(players=5, modules=everything)', 'place'],
] as const) {
  test(`a table fits every window: ${game}, ${asks}`, async ({ player, server }) => {
    const id = await new Aside(player, server).underway(game, asks)
    await player.goTo(`/#/table/${id}`)
    await player.page.locator('.prompt').waitFor()
    const found: string[] = []
    for (const size of SIZES)
      found.push(...(await faults(player.page, size, game.includes('everything'))))
    expect(found).toEqual([])
  })
}
