/** Two people at one table, each with a browser of their own. */
import { expect } from 'vitest'
import { Aside, BOT, OPEN, YOU } from './house/company'
import { FIRST_TRUCKS } from './house/positions'
import { say } from './house/words'
import { Player, Server, test } from './support'

test('a table is opened, a friend comes by the link, and each sees the moves of the other', async ({
  player: host,
  come,
}) => {
  await host.goTo('/#/new/zooloretto')
  const { page } = host
  for (const seat of [4, 3])
    await page.getByRole('button', { name: say('setup.remove', { n: seat }) }).click()
  await page.getByLabel(say('setup.sitter', { n: 2 })).selectOption('open')
  await page.getByLabel(say('setup.start')).selectOption('0')
  await page.getByRole('button', { name: say('setup.go.open') }).click()
  const link = await page
    .getByRole('textbox', { name: say('room.invite.label', { n: 2 }) })
    .inputValue()

  const guest = await come()
  await guest.page.goto(link)
  await guest.page.getByLabel(say('seat.name')).fill('Petr')
  await guest.page.getByRole('button', { name: say('seat.sit') }).click()

  await host.asked()
  await guest.page.locator('.prompt').waitFor()
  expect(await guest.prompt()).toContain('Ema')
  expect(await guest.lit()).toEqual([])

  await host.pick('supply')
  await host.answered()
  const [drawn] = await host.tilesAt('hand')
  await host.pick('truck:2')
  await host.page.locator('.confirm.ready').click()
  await guest.asked()
  expect(await guest.tilesAt('truck:2')).toEqual([drawn])

  await guest.pick('truck:2')
  await host.page.waitForFunction(() => (window.heard.table?.ply ?? 0) >= 3)
  expect((await host.heard()).table).toMatchObject((await guest.answered()).table ?? {})
  expect(await host.tilesAt('truck:2')).toEqual([])
})

test('with a ready check the game waits for everybody, and those who watch are counted', async ({
  player: host,
  come,
  server,
}) => {
  const { id, links } = await new Aside(host, server).open({
    game: 'zooloretto(players=2)',
    chairs: [YOU, OPEN],
    options: { ready: true },
  })
  await host.goTo(`/#/table/${id}`)
  const go = say('room.ready')
  await host.page.getByRole('button', { name: go }).click()
  await host.page.getByText(say('room.is.ready'), { exact: true }).waitFor()

  const guest = await come()
  await guest.goTo(links.find(({ seat }) => seat === 1)?.path)
  await guest.page.getByLabel(say('seat.name')).fill('Petr')
  await guest.page.getByRole('button', { name: say('seat.sit') }).click()
  await host.page.getByText(say('room.not.ready'), { exact: true }).waitFor()
  const watcher = await come()
  await watcher.goTo(`/t/${id}`)
  await host.page.getByText(say('menu.watching', { n: 1 })).waitFor()
  await guest.page.getByRole('button', { name: go }).click()

  for (const { page } of [host, guest]) {
    await page.locator('.prompt').waitFor()
    await page.getByRole('img', { name: say('menu.watching', { n: 1 }) }).waitFor()
  }
  expect(watcher.page.url()).toBe(`${server.url}/#table=${id}`)
  expect(await host.page.locator('.token.away').count()).toBe(0)
  await guest.page.close()
  await host.page.locator('.token.away').first().waitFor()
})

test('a page that is closed in the middle of a turn and opened again has lost nothing', async ({
  player,
  server,
}) => {
  const id = await player.openTable({ ...FIRST_TRUCKS, chairs: [YOU, BOT] })
  await player.asked()
  await player.pick('truck:1')
  await player.answered()
  await player.pick('hand/elephant')
  await player.pick('A/pen:5')
  await player.answered()
  expect(await player.tilesAt('A/pen:5')).toEqual(['elephant'])

  await player.page.close({ runBeforeUnload: true })
  const back = new Player(await player.context.newPage(), server.url, player.faults, 'mouse')
  await back.goTo(`/#/table/${id}`)
  const { you } = await back.asked()
  expect(you?.legal).toEqual(['4', '6', 'barn'].map((place) => `place leopard-m ${place}`))
  expect(await back.tilesAt('A/pen:5')).toEqual(['elephant'])
  expect(await back.tilesAt('hand')).toEqual(['leopard-m'])
  await back.pick('A/pen:4')
  await back.answered()
  expect(await back.tilesAt('A/pen:4')).toEqual(['leopard-m'])
})

for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
  test(`the server ends with ${signal} in the middle of a game and comes back: the game goes on`, async ({
    come,
  }) => {
    const own = await Server.start()
    const player = await come({ server: own })
    player.faults.expect(/WebSocket connection to .* failed/)
    const id = await player.openTable({ ...FIRST_TRUCKS, chairs: [YOU, BOT] })
    await player.asked()
    await player.pick('truck:1')
    await player.answered()

    await own.stop(signal)
    const lost = player.banner('lost')
    await lost.waitFor()
    // Who goes on meanwhile is heard as soon as somebody listens, and once.
    await player.pick('hand/elephant')
    await player.pick('A/pen:5')
    await own.again()
    await lost.waitFor({ state: 'detached' })
    await player.answered()
    expect(await player.tilesAt('A/pen:5')).toEqual(['elephant'])

    await player.pick('A/barn')
    await player.answered()
    const { table } = await player.table(id)
    expect(table.ply).toBeGreaterThanOrEqual(3)
    await player.context.close()
    await own.close()
  })
}
