/**
 * A table is laid out for the width and the height of its window: whatever can be picked is in sight after the page
 * has scrolled by itself, or can be scrolled there where a window is small, and nothing lies over it; every word can
 * be read. `make test` looks for the places and for letters that are too small, in some windows and each table in one
 * language; `npm run windows` looks at all questions of all games and expansions, in all languages and the
 * pseudo-language, in all windows.
 */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { BOT, YOU } from './house/company'
import { outOfBox, tooWide } from './house/page'
import { hidden, unreadable } from './house/sight'
import { PSEUDO, speak, SPOKEN, type Spoken } from './house/words'
import { test } from './support'

type Size = readonly [width: number, height: number]

interface Decision {
  game: string
  asks: string
  seat: number
  position: string
}

/** The smallest phone, one with the bars of its browser, the same turned, a tablet, laptops, a desktop. */
const SAMPLE: readonly Size[] = [
  [320, 480],
  [390, 664],
  [844, 390],
  [1024, 768],
  [1280, 720],
  [1366, 650],
  [1440, 900],
]
const ALL: readonly Size[] = [
  ...SAMPLE,
  [360, 740],
  [390, 844],
  [667, 375],
  // Text of twice the size in a window of 1440 by 900.
  [720, 450],
  [768, 1024],
  [820, 1180],
  [1180, 820],
  [1536, 730],
  [1920, 1080],
  [2560, 1300],
  [3840, 2160],
]
/** `all`, or the languages to walk in: `ru,pseudo`. */
const WANTED = process.env['WINDOWS']
const WHOLE = WANTED !== undefined
const SIZES = WHOLE ? ALL : SAMPLE

const DECISIONS = JSON.parse(
  readFileSync(new URL('../fixtures/decisions.json', import.meta.url), 'utf8'),
) as Decision[]
/** Those that go wrong most easily: many players, much to pick. */
const PICKED = [
  'zooloretto(players=5) turn',
  'zooloretto(players=4) place',
  'aquaretto(players=5) turn',
  'aquaretto(players=4) place',
  'combined(players=4) turn',
  'combined(players=5) place',
  'ozoolemio(players=4) bid',
  'ozoolemio(players=4) build',
  'zooloretto(players=5, modules=everything) turn',
  'zooloretto(players=5, modules=everything) place',
]
const nameOf = ({ game, asks }: Decision): string => `${game} ${asks}`
const WALKED = DECISIONS.filter((decision) => WHOLE || PICKED.includes(nameOf(decision)))

/** From this size on nobody has to scroll to see all that can be picked; with everything, or in longer words, there is more. */
const isRoomy = ([width, height]: Size, game: string, language: Spoken): boolean =>
  width >= (game.includes('everything') || language === PSEUDO ? 1280 : 1024) &&
  height >= (language === PSEUDO ? 720 : 640)

const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame)
    // Boards measure their frames, then the table scrolls.
    for (let frames = 0; frames < 4; frames++) await frame()
  })

/** The question stays in sight, however far the page is scrolled. */
const asksInSight = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    const box = document.querySelector('.prompt')?.getBoundingClientRect()
    return box !== undefined && box.top >= -2 && box.bottom <= innerHeight + 2
  })

/** What a table hides, cuts or lets run over its edge in a window of this size. */
async function faults(page: Page, size: Size, game: string, language: Spoken): Promise<string[]> {
  const [width, height] = size
  await page.setViewportSize({ width, height })
  await page.evaluate(() => scrollTo(0, 0))
  await settled(page)
  const found: string[] = []
  const wider = await tooWide(page)
  if (wider > 0) found.push(`${wider} too wide`)
  found.push(...(await outOfBox(page)))
  const words = await unreadable(page)
  found.push(...(WHOLE ? words : words.filter((fault) => / px: /.test(fault))))
  found.push(...(await hidden(page, !isRoomy(size, game, language))))
  if (!(await asksInSight(page))) found.push('the question is out of sight')
  return found.map((fault) => `${width}x${height}: ${fault}`)
}

WALKED.forEach((decision, index) => {
  const { game, position, seat } = decision
  const languages = SPOKEN.filter((language, at) =>
    WHOLE ? WANTED === 'all' || WANTED.split(',').includes(language) : at === index % SPOKEN.length,
  )
  test(`a table fits every window: ${nameOf(decision)}`, async ({ player }) => {
    const players = Number(/players=(\d)/.exec(game)?.[1])
    const chairs = Array.from({ length: players }, (_, at) => (at === seat ? YOU : BOT))
    const [config = game] = position.split(' | ')
    await player.openTable({ game: config, position, chairs })
    await player.asked()
    const found: string[] = []
    for (const language of languages) {
      await speak(player.page, language)
      for (const size of SIZES)
        for (const fault of await faults(player.page, size, game, language))
          found.push(`${language} ${fault}`)
    }
    expect(found).toEqual([])
  })
})
