/** Four languages: chosen in the middle of a game, with nothing left of another one. */
import { expect } from 'vitest'
import { Aside, BOT, YOU } from './house/company'
import { textsOf } from './house/page'
import { FIRST_TRUCKS } from './house/positions'
import { english, LANGUAGES, say, sentences, type Language } from './house/words'
import { test, type Player } from './support'

/** What may be written in Latin letters and English words anywhere. */
const PROPER = /^(Zoo|Noto|Fluent|Open source)|Zoopark|Zooloretto|Aquaretto|O Zoo le Mio|Villa/

async function isTranslated(player: Player, language: Language, what: string): Promise<void> {
  const texts = (await textsOf(player.page)).filter((text) => !PROPER.test(text))
  expect(english(texts, language), `${what} in ${language}`).toEqual([])
  expect(sentences(texts), `${what} in ${language}`).toEqual([])
}

const speak = async (player: Player, language: Language): Promise<void> => {
  await player.page.locator('header select').selectOption(language)
  await player.page.waitForFunction((wanted) => document.documentElement.lang === wanted, language)
}

test('the language is changed in the middle of a turn, and what was chosen stays chosen', async ({
  player,
}) => {
  await player.openTable({ ...FIRST_TRUCKS, chairs: [YOU, BOT] })
  await player.asked()
  await player.pick('truck:1')
  await player.answered()
  await player.pick('hand/leopard-m')
  const before = await player.lit()
  const prompts = new Set<string>()
  for (const language of LANGUAGES) {
    await speak(player, language)
    prompts.add(await player.prompt())
    expect(await player.lit()).toEqual(before)
    expect(
      await player.page.locator('[data-pick="hand/leopard-m"]').getAttribute('aria-pressed'),
    ).toBe('true')
    if (language !== 'en') await isTranslated(player, language, 'the turn')
  }
  expect(prompts.size).toBe(LANGUAGES.length)
  await player.pick('A/pen:4')
  await player.answered()
  expect(await player.tilesAt('A/pen:4')).toEqual(['leopard-m'])
})

for (const game of [
  'zooloretto(players=3)',
  'aquaretto(players=3)',
  'combined(players=2)',
  'ozoolemio(players=3)',
  'zooloretto(players=3, modules=everything)',
]) {
  test(`nothing of ${game} is left in English`, async ({ player, server }) => {
    const id = await new Aside(player, server).underway(game)
    await player.goTo(`/#/table/${id}`)
    await player.page.locator('.prompt').waitFor()
    // English would be found.
    expect(english(await textsOf(player.page), 'cs').length).toBeGreaterThan(5)
    for (const language of ['cs', 'de', 'ru'] as const) {
      await speak(player, language)
      await isTranslated(player, language, game)
      await player.page
        .getByRole('button', { name: say('tools.menu', {}, language), exact: true })
        .click()
      await isTranslated(player, language, 'the menu')
      await player.page.keyboard.press('Escape')
      await player.page.keyboard.press('p')
      await isTranslated(player, language, 'the scores')
      await player.page.keyboard.press('Escape')
    }
  })
}

test('the address chooses a language, and an unknown one is told with the choices', async ({
  player,
}) => {
  const spoken = (): Promise<string> => player.page.evaluate(() => document.documentElement.lang)
  await player.goTo('/?lang=de#/')
  await player.page.locator('main h1').first().waitFor()
  expect(await spoken()).toBe('de')
  await player.goTo('/?lang=klingon#/')
  const alert = player.page.locator('.strange')
  const choices = 'en (English), cs (Čeština), de (Deutsch), ru (Русский)'
  expect(await alert.innerText()).toBe(
    say('language.unknown', { wanted: 'klingon', choices }, 'de'),
  )
  await speak(player, 'en')
  await expect.poll(() => alert.count()).toBe(0)
})

test('no page is left in English', async ({ come, server }) => {
  for (const language of ['cs', 'de', 'ru'] as const) {
    const player = await come({ settings: { language } })
    player.faults.expect(/nosuch/, /404.*seats/, /Failed to load resource/)
    const over = await new Aside(player, server).finished({
      game: 'zooloretto(players=2)',
      chairs: [YOU, BOT],
    })
    const pages = [
      '',
      'new/zooloretto',
      'new/ozoolemio',
      'lobby',
      'mine',
      'progress',
      'you',
      'rules',
      'learn',
      'nowhere',
    ]
    for (const path of [...pages, 'seat/nosuchseatatall', 'table/nosuchtable', `table/${over}`]) {
      await player.goTo(`/#/${path}`)
      await player.page.waitForFunction(
        (wanted) =>
          document.documentElement.lang === wanted &&
          document.querySelector('main h1, main h2, .end h1') !== null &&
          document.querySelector('.waiting.sign') === null,
        language,
      )
      // The rulebook has texts of its own, which are tested with it.
      if (path === 'rules')
        await player.page.evaluate(() => document.querySelector('.reading')?.remove())
      await isTranslated(player, language, path || 'home')
    }
    await player.context.close()
  }
})
