/** No page scrolls sideways and nothing runs out of its box, from the narrowest phone on, in any language. */
import { expect } from 'vitest'
import { Aside, BOT, OPEN, YOU } from './house/company'
import { outOfBox, tooWide } from './house/page'
import { PSEUDO, speak, SPOKEN, type Spoken } from './house/words'
import { test, type Player } from './support'

/** Among them the narrowest of each way to lay a table out. */
const WIDTHS = [360, 599, 600, 820, 1024, 1280, 1920]
/** The pseudo-language is longer than any other; the others follow where something usually goes wrong. */
const widthsOf = (language: Spoken): number[] => (language === PSEUDO ? WIDTHS : [360, 820, 1280])

async function sideways(player: Player, where: string): Promise<string[]> {
  const found: string[] = []
  for (const language of SPOKEN) {
    await speak(player.page, language)
    for (const width of widthsOf(language)) {
      await player.page.setViewportSize({ width, height: 800 })
      await player.page.evaluate(
        () =>
          new Promise<void>((done) =>
            requestAnimationFrame(() => requestAnimationFrame(() => done())),
          ),
      )
      const wider = await tooWide(player.page)
      if (wider > 0) found.push(`${where} in ${language} at ${width}: ${wider} too wide`)
      for (const box of await outOfBox(player.page))
        found.push(`${where} in ${language} at ${width}: ${box}`)
    }
  }
  return found
}

test('no page scrolls sideways', async ({ player, server }) => {
  player.faults.expect(/404/, /Failed to load resource/)
  const aside = new Aside(player, server)
  const { id } = await aside.open({
    game: 'zooloretto(players=5)',
    chairs: [YOU, OPEN, OPEN, OPEN, OPEN],
  })
  const over = await aside.finished({
    game: 'combined(players=5)',
    chairs: [YOU, BOT, BOT, BOT, BOT],
  })
  const pages = [
    '',
    'new/zooloretto',
    'new/aquaretto',
    'new/combined',
    'new/ozoolemio',
    'lobby',
    'mine',
    'you',
  ]
  const found: string[] = []
  for (const path of [...pages, 'rules', 'learn', 'nowhere', `table/${id}`, `table/${over}`]) {
    await player.goTo(`/#/${path}`)
    await player.page.locator('main h1, main h2').first().waitFor()
    await player.page.waitForFunction(() => !document.querySelector('.waiting.sign'))
    found.push(...(await sideways(player, path)))
  }
  expect(found).toEqual([])
})

for (const [game, asks] of [
  ['zooloretto(players=5)', 'turn'],
  ['aquaretto(players=5)', 'turn'],
  ['combined(players=4)', 'turn'],
  ['zooloretto(players=5, modules=everything)', 'turn'],
  ['ozoolemio(players=4)', 'bid'],
  ['ozoolemio(players=4)', 'build'],
] as const) {
  test(`no table scrolls sideways: ${game}, ${asks}`, async ({ player, server }) => {
    const id = await new Aside(player, server).underway(game, asks)
    await player.goTo(`/#/table/${id}`)
    await player.page.locator('.prompt').waitFor()
    expect(await sideways(player, game)).toEqual([])
  })
}
