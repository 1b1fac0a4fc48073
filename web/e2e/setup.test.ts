/** The set-up of a table: what is chosen is what is opened, and what does not go together says so. */
import { expect } from 'vitest'
import { say } from './house/words'
import { test } from './support'

test('a choice that does not go together is shown at once, and mended with a click', async ({
  player,
}) => {
  player.faults.expect(/status 422.*check/, /Failed to load resource/)
  await player.goTo('/#/new/zooloretto')
  const { page } = player
  const start = page.getByRole('button', { name: say('setup.go'), exact: true })
  const chameleons = page.getByRole('checkbox', { name: new RegExp(say('module.chameleons')) })
  await chameleons.click()
  const mend = page.getByText(say('conflict.needs', { what: say('module.exotic') }))
  await mend.waitFor()
  expect(await start.getAttribute('aria-disabled')).toBe('true')
  await mend.click()
  await mend.waitFor({ state: 'detached' })
  expect(
    await page
      .getByRole('checkbox', { name: new RegExp(say('module.exotic')) })
      .getAttribute('aria-checked'),
  ).toBe('true')
  await page.waitForFunction(
    (name) =>
      [...document.querySelectorAll('button')].some(
        (one) => one.textContent?.trim() === name && one.getAttribute('aria-disabled') !== 'true',
      ),
    say('setup.go'),
  )
})

test('the home page fetches no table, no other letters and at most 250 KB', async ({ player }) => {
  const { page } = player
  const fetched: string[] = []
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    fetched.push(response.url())
    const size = response.request().sizes()
    sizes.push(size.then(({ responseBodySize }) => responseBodySize).catch(() => 0))
  })
  await player.home()
  await page.locator('.panel [role=checkbox] .art').first().waitFor()
  await page.locator('.scene').last().waitFor()
  const strange = /(table|drafting|zooloretto|aquaretto|combined|ozoolemio|worker|ext|cyrillic\S*)-/
  expect(fetched.filter((url) => strange.test(url))).toEqual([])
  const sum = (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
  expect(sum / 1000).toBeLessThan(250)
})

test('every preset can be opened, and the table plays what was chosen', async ({ player }) => {
  await player.goTo('/#/new/zooloretto')
  const { page } = player
  await page.getByRole('button', { name: say('preset.everything'), exact: true }).click()
  await page.getByRole('button', { name: say('setup.remove', { n: 4 }) }).click()
  await page.getByLabel(say('setup.level', { n: 2 })).selectOption('easy')
  await page.getByText(say('level.about.easy')).waitFor()
  await page.getByLabel(say('setup.level', { n: 3 })).selectOption('spoiler')
  await page.getByLabel(say('setup.start')).selectOption('0')
  await page.getByLabel(say('setup.clock')).selectOption('day3')
  await page.getByRole('button', { name: say('setup.go'), exact: true }).click()
  await player.asked()
  const id = page.url().split('/').at(-1) ?? ''
  const told = await player.table(id)
  expect(told.game).toContain('players=3')
  expect(told.game).toMatch(/petting-zoo.*|everything/)
  expect(told.table.seats.map(({ bot }) => bot)).toEqual(['', 'easy', 'spoiler'])
  expect(told.options.clock).toMatchObject({ turn: 259_200 })
  expect(await page.locator('.clock').first().innerText()).toMatch(/[23]/)
})

test('the variants of O Zoo le Mio are chosen', async ({ player }) => {
  await player.goTo('/#/new/ozoolemio')
  const { page } = player
  for (const name of ['trees', 'blind', 'money', 'open'])
    await page.getByText(say(`variant.${name}`), { exact: true }).click()
  await page.getByRole('button', { name: say('setup.go'), exact: true }).click()
  await page.locator('.prompt').waitFor()
  const { game } = await player.table(page.url().split('/').at(-1) ?? '')
  expect(game).toMatch(/variant=trees/)
  expect(game).toMatch(/auction=blind/)
  expect(game).toMatch(/tiebreak=money/)
  expect(game).toMatch(/purses=open/)
})

test('species that stay in the box can be chosen, and five players leave none', async ({
  player,
}) => {
  await player.goTo('/#/new/aquaretto')
  const { page } = player
  await page.getByRole('button', { name: say('setup.add') }).click()
  expect(await page.getByLabel(say('setup.out')).isDisabled()).toBe(true)
  await page.getByRole('button', { name: say('setup.remove', { n: 5 }) }).click()
  await page.getByLabel(say('setup.out')).selectOption('choose')
  // Those that every park begins with are not among them.
  expect(
    await page
      .getByRole('group')
      .getByRole('button', { name: /dolphin/i })
      .count(),
  ).toBe(0)
  await page.getByRole('group').getByRole('button', { name: /hippo/i }).click()
  await page.getByRole('button', { name: say('setup.go'), exact: true }).click()
  await page.locator('.prompt').waitFor()
  const { game } = await player.table(page.url().split('/').at(-1) ?? '')
  expect(game).toContain('out=hippo')
})

test('bots alone need no table', async ({ player }) => {
  await player.goTo('/#/new/zooloretto')
  await player.page.getByLabel(say('setup.sitter', { n: 1 })).selectOption('bot')
  await player.page.getByText(say('setup.nobody')).waitFor()
  const start = player.page.getByRole('button', { name: say('setup.go'), exact: true })
  expect(await start.getAttribute('aria-disabled')).toBe('true')
})
