/** The rulebook in the app: searched in four languages, with house rules marked. */
import { expect } from 'vitest'
import { typeset } from '../src/texts/typography'
import type { Book, BookLesson, RuleText } from '../src/net/messages'
import { LANGUAGES, say } from './house/words'
import { test } from './support'

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

for (const language of LANGUAGES) {
  test(`rules are found in ${language}, and house rules are marked`, async ({ come, server }) => {
    const player = await come({ settings: { language } })
    const { page } = player
    const books = (await (
      await player.context.request.get(`${server.url}/api/rules?lang=${language}`)
    ).json()) as Book[]
    const rules = books.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.rules))
    await player.goTo('/#/rules')
    await page.locator('[id="Z.4.2"]').waitFor()
    // One book at a time, all of them in the contents, and all rules are searched.
    const [first] = books
    const own = first?.chapters.flatMap((chapter) => chapter.rules) ?? []
    expect(await page.locator('.rules > li').count()).toBe(own.length)
    expect(await page.locator('.contents a').count()).toBe(books.length)

    const rule = rules.find(({ id }) => id === 'Z.4.2')
    // Two words that are in the rule, without accents, find it.
    const words =
      plain(rule?.text ?? '')
        .match(/\p{L}{4,}/gu)
        ?.slice(0, 2)
        .join(' ') ?? ''
    await page.getByRole('searchbox').fill(words)
    await page.locator('output').filter({ hasText: /\d/ }).waitFor()
    expect(await page.locator('[id="Z.4.2"]').isVisible()).toBe(true)
    const found = await page.locator('.rules > li').count()
    expect(found).toBeLessThan(rules.length / 4)
    expect(await page.locator('[id="Z.4.2"] mark').count()).toBeGreaterThan(0)

    await page.getByRole('searchbox').fill('qqqq')
    await page.getByText(say('rules.none', { words: 'qqqq' }, language)).waitFor()

    await page.getByRole('searchbox').fill('')
    await page.getByRole('checkbox').first().check()
    const house = rules.filter((one) => one.house).length
    await page.getByText(say('rules.found', { n: house }, language), { exact: true }).waitFor()
    const marks = page.locator('.rules > li .mark')
    expect(await marks.count()).toBe(house)
    const partly = marks.filter({ hasText: say('rules.house.part', {}, language) })
    expect(await partly.count()).toBe(rules.filter((one) => one.partly_house).length)
  })
}

for (const [number, book] of ['Z', 'A', 'C', 'O', 'BO'].entries()) {
  const language = LANGUAGES[number % LANGUAGES.length] ?? 'en'
  test(`book ${book} teaches with drawn positions that can be tried`, async ({ come, server }) => {
    const player = await come({ settings: { language } })
    const { page } = player
    const lesson = (await (
      await player.context.request.get(`${server.url}/api/lessons/${book}?lang=${language}`)
    ).json()) as BookLesson
    let kilobytes = 0
    const sizes: Promise<void>[] = []
    page.on('response', (response) => {
      const type = response.headers()['content-type'] ?? ''
      if (/^(image|font)/.test(type)) return
      sizes.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => void (kilobytes += responseBodySize / 1000))
          .catch(() => undefined),
      )
    })
    await player.goTo(`/#/rules/${book}`)
    await page.getByText(typeset(lesson.aim, language)).waitFor()
    const drawn = page.locator('.example > .picture')
    const examples = [...lesson.examples, ...(lesson.score ? [lesson.score] : [])]
    await drawn.nth(examples.length - 1).waitFor()
    expect(await drawn.count()).toBe(examples.length)
    await Promise.all(sizes)
    expect(kilobytes).toBeLessThan(250)
    if (lesson.score) {
      // The figures are those of the engine.
      const { view, seat } = lesson.score
      const total = page.locator('.example .total')
      expect(await total.innerText()).toBe(String(view.scores[seat]?.total))
    }
    const button = page.getByRole('button', { name: say('lesson.try', {}, language) })
    await button.first().click()
    await player.asked()
    expect(page.url()).toContain('#/table/')
  })
}

test('a rule has an address of its own', async ({ player, server }) => {
  const rule = (await (
    await player.context.request.get(`${server.url}/api/rules/Z.4.2`)
  ).json()) as RuleText
  await player.goTo('/#/rules/Z.4.2')
  const found = player.page.locator('[id="Z.4.2"]')
  await found.waitFor()
  expect(await found.innerText()).toContain(typeset(rule.texts['en'] ?? '', 'en'))
  await player.page.waitForFunction(() => {
    const box = document.getElementById('Z.4.2')?.getBoundingClientRect()
    return box !== undefined && box.top > 0 && box.bottom < innerHeight
  })
  await player.goTo('/#/rules/Q.99')
  await player.page.getByText(say('rules.missing', { rule: 'Q.99' })).waitFor()
})
