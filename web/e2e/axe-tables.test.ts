/** No violation of WCAG, level A or AA, at any table, in the middle of a turn and with everything open. */
import { expect } from 'vitest'
import { violations } from './house/axe'
import { Aside, BOT, OPEN, YOU } from './house/company'
import { FIRST_TRUCKS } from './house/positions'
import { say } from './house/words'
import { test } from './support'

const PETR = { kind: 'you', name: 'Petr' } as const

/** A table is looked at in one way on one's turn, and in the other while placing. */
for (const [game, asks] of [
  ['zooloretto(players=4)', 'turn'],
  ['zooloretto(players=5)', 'place'],
  ['aquaretto(players=4)', 'turn'],
  ['aquaretto(players=3)', 'place'],
  ['combined(players=3)', 'turn'],
  ['combined(players=3)', 'place'],
  ['zooloretto(players=4, modules=everything)', 'turn'],
  ['zooloretto(players=4, modules=everything)', 'place'],
  ['ozoolemio(players=4)', 'bid'],
  ['ozoolemio(players=3)', 'build'],
] as const) {
  test(`axe finds nothing: ${game}, ${asks}`, async ({ player, server }) => {
    const id = await new Aside(player, server).underway(game, asks)
    await player.goTo(`/#/table/${id}`)
    await player.page.locator('.prompt').waitFor()
    const look = asks === 'turn' || asks === 'bid' ? 'wide' : 'narrow'
    expect(await violations(player.page, `${game} ${asks}`, [look])).toEqual([])
  })
}

test('axe finds nothing: sheets, drawers and banners of a table', async ({ player, server }) => {
  const aside = new Aside(player, server)
  const id = await player.openTable({
    ...FIRST_TRUCKS,
    chairs: [YOU, PETR],
    options: { clock: { turn: 600 } },
  })
  await player.asked()
  const { page } = player
  const found: string[] = []
  const look = async (what: string): Promise<void> => {
    found.push(...(await violations(page, what)))
  }
  await page.getByRole('button', { name: say('tools.menu'), exact: true }).click()
  await page.getByRole('dialog').waitFor()
  await look('menu')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
  await look('keys')
  await page.keyboard.press('Escape')
  await aside.wish(id, { type: 'say', seat: 1, text: 'Hello' })
  await page.keyboard.press('c')
  await page.getByRole('textbox', { name: say('chat.say') }).waitFor()
  await look('chat')
  await page.keyboard.press('Escape')
  await page.keyboard.press('l')
  await look('log')
  await page.keyboard.press('Escape')
  await page.keyboard.press('p')
  await look('scores')
  await page.keyboard.press('Escape')
  await aside.play(id)
  await page.waitForFunction(() => window.heard.table?.ply === 1)
  await page.keyboard.press('[')
  await player.lookingAt({ n: 0, of: 1 }).waitFor()
  await look('the past')
  await aside.wish(id, { type: 'pause', seat: 0 })
  await page.getByRole('link', { name: say('banner.live') }).click()
  await player.banner('paused').waitFor()
  await look('paused')
  expect(found).toEqual([])
})

test('axe finds nothing: a hint', async ({ player }) => {
  await player.openTable({ ...FIRST_TRUCKS, chairs: [YOU, BOT] })
  await player.asked()
  await player.press(say('hint'))
  await player.page.locator('.advice li').first().waitFor({ timeout: 90_000 })
  expect(await violations(player.page, 'a hint')).toEqual([])
})

test('axe finds nothing: the cover of a shared screen, and a spectator', async ({
  player,
  come,
  server,
}) => {
  const id = await player.openTable({ game: 'ozoolemio(players=2)', chairs: [YOU, PETR] })
  await player.page.getByRole('dialog').waitFor()
  expect(await violations(player.page, 'the cover')).toEqual([])
  const watcher = await come()
  await watcher.goTo(`/#/table/${id}`)
  await watcher.page.getByText(say('banner.watching')).waitFor()
  expect(await violations(watcher.page, 'a spectator')).toEqual([])
  const { id: shut } = await new Aside(player, server).open({
    game: 'zooloretto(players=2)',
    chairs: [YOU, OPEN],
    options: { watch: false },
  })
  await watcher.goTo(`/#/table/${shut}`)
  await watcher.page.getByRole('heading', { name: say('trouble.private.title') }).waitFor()
  expect(await violations(watcher.page, 'a closed party')).toEqual([])
})

for (const game of ['zooloretto(players=3)', 'ozoolemio(players=2)']) {
  test(`axe finds nothing: the end of ${game}`, async ({ player, server }) => {
    const players = Number(/\d/.exec(game)?.[0])
    const bots = Array.from({ length: players - 1 }, () => BOT)
    const id = await new Aside(player, server).finished({ game, chairs: [YOU, ...bots] })
    await player.goTo(`/#/table/${id}`)
    await player.page
      .getByRole('region', { name: say('end.mattered') })
      .getByRole('button')
      .first()
      .waitFor({ timeout: 150_000 })
    expect(await violations(player.page, `the end of ${game}`)).toEqual([])
  })
}
