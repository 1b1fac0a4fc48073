/** Everything on a page can be reached with the keyboard, and one sees where one is. */
import { expect } from 'vitest'
import { Aside, BOT, YOU } from './house/company'
import { FIRST_TRUCKS } from './house/positions'
import { say } from './house/words'
import { test, type Player } from './support'

/** Whatever can be clicked and is reached by no number of tabs. */
async function unreached({ page }: Player): Promise<string[]> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const seen = new Set<string>()
  const all = await page.evaluate(() => {
    // One tab stop for a set of radio buttons or tabs; arrows do the rest.
    const usable = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, select, input, summary'),
    ]
    const shown = usable.filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true }) &&
        !one.matches(':disabled, [tabindex="-1"], [aria-hidden="true"], dialog:not([open]) *'),
    )
    shown.forEach((one, index) => (one.dataset['stop'] = String(index)))
    return shown.map((one) => one.outerHTML.slice(0, 120))
  })
  for (let step = 0; step < all.length * 2 + 20; step++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => {
      const here = document.activeElement as HTMLElement | null
      const style = here && getComputedStyle(here)
      const lit = style && (style.outlineStyle !== 'none' || style.boxShadow !== 'none')
      return { stop: here?.dataset['stop'], lit, html: here?.outerHTML.slice(0, 120) ?? '' }
    })
    if (at.stop === undefined) continue
    if (seen.has(at.stop)) break
    seen.add(at.stop)
  }
  return all.filter((_, index) => !seen.has(String(index)))
}

for (const [what, path] of [
  ['home', '/'],
  ['set-up', '/#/new/ozoolemio'],
  ['lobby', '/#/lobby'],
  ['how to play', '/#/learn'],
] as const) {
  test(`the keyboard reaches everything: ${what}`, async ({ player }) => {
    await player.goTo(path)
    await player.page.locator('main h1, main h2').first().waitFor()
    await player.page.waitForFunction(() => !document.querySelector('.waiting.sign'))
    expect(await unreached(player)).toEqual([])
  })
}

test('the keyboard reaches every lit place of a table', async ({ player }) => {
  await player.openTable({ ...FIRST_TRUCKS, chairs: [YOU, BOT] })
  await player.asked()
  const lit = new Set(await player.lit())
  for (let step = 0; step < 120 && lit.size; step++) {
    await player.page.keyboard.press('Tab')
    const at = await player.page.evaluate(
      () => (document.activeElement as HTMLElement | null)?.dataset['pick'] ?? '',
    )
    lit.delete(at)
  }
  expect([...lit]).toEqual([])
})

test('the first tab leads past the head of a page, and a dialog holds the focus and gives it back', async ({
  player,
}) => {
  await player.home()
  const { page } = player
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe(
    say('nav.skip'),
  )
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')

  const opener = page.getByRole('banner').getByRole('button', { name: say('nav.settings') })
  await opener.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  for (let step = 0; step < 25; step++) {
    await page.keyboard.press('Tab')
    const inside = await page.evaluate(() => {
      const here = document.activeElement
      return here === document.body || here?.closest('dialog') !== null
    })
    expect(inside).toBe(true)
  }
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true)
})

test('a seat is taken, a move is made and talk is written without a mouse', async ({
  player,
  server,
}) => {
  const aside = new Aside(player, server)
  const { id } = await aside.open({ ...FIRST_TRUCKS, chairs: [YOU, BOT] })
  await player.goTo(`/#/table/${id}`)
  await player.asked()
  const { page } = player
  await page.keyboard.press('c')
  await page.getByRole('textbox', { name: say('chat.say') }).waitFor()
  await page.keyboard.type('Dear bot')
  await page.keyboard.press('Enter')
  await page.getByText('Dear bot').first().waitFor()
  // Letters that are written are no keys of the table.
  expect((await player.heard()).sent.map(({ type }) => type)).toEqual(['say'])
})
