/** Coming to a table and leaving it: waiting room, lobby, own games, spectators, bots that sit in, one screen for all. */
import { expect } from 'vitest'
import { Aside, BOT, OPEN, together, YOU } from './house/company'
import { FIRST_TRUCKS } from './house/positions'
import { say } from './house/words'
import { test } from './support'

const button = (name: string) => ({ name: say(name), exact: true })

test('in the waiting room free seats are filled by friends or bots', async ({
  player: host,
  come,
  server,
}) => {
  const { id, links } = await new Aside(host, server).open({
    game: 'zooloretto(players=4, start=A)',
    chairs: [YOU, OPEN, OPEN, OPEN],
  })
  await host.goTo(`/#/table/${id}`)
  const { page } = host
  await page.getByRole('heading', { name: say('room.title') }).waitFor()
  expect(await page.getByText(say('room.open')).count()).toBe(3)
  const seatLinks = page.getByRole('listitem').getByRole('textbox')
  await expect.poll(() => seatLinks.count()).toBe(3)

  const guest = await come()
  await guest.goTo(links.find(({ seat }) => seat === 2)?.path)
  await guest.page.getByLabel(say('seat.name')).fill('Petr')
  await guest.page.getByRole('button', button('seat.sit')).click()
  await guest.page.getByText(say('room.waits')).waitFor()
  await page.getByText('Petr', { exact: true }).waitFor()

  // Who changes their mind leaves, and the seat has a new link.
  await guest.page.getByRole('button', button('room.leave')).click()
  await guest.card('zooloretto').waitFor()
  await page.getByText('Petr', { exact: true }).waitFor({ state: 'detached' })

  await page.getByLabel(say('room.level')).selectOption('easy')
  await page.getByRole('button', button('room.fill')).first().click()
  await page.getByText(say('room.bot', { level: say('level.easy') })).waitFor()
  await page.getByRole('button', button('room.fill.all')).click()
  await host.asked()
  expect((await host.heard()).table?.seats.map(({ bot }) => bot)).toEqual([
    '',
    'easy',
    'easy',
    'easy',
  ])
})

test('a listed table is found in the lobby; who sits down last begins the game', async ({
  player: host,
  come,
  server,
}) => {
  const { id } = await new Aside(host, server).open({
    game: 'aquaretto(players=2, start=B)',
    chairs: [{ kind: 'you', name: 'Lobbyist' }, OPEN],
    options: { listed: true },
  })
  const guest = await come({ settings: { name: '' } })
  await guest.home()
  await guest.page
    .getByRole('navigation')
    .getByRole('link', { name: say('nav.lobby') })
    .click()
  const row = guest.page.getByRole('listitem').filter({ has: guest.page.getByLabel(/Lobbyist/) })
  await row.getByRole('button', button('list.sit')).click()
  await guest.page.getByLabel(say('seat.name')).fill('Petr')
  await guest.page.getByRole('dialog').getByRole('button', button('seat.sit')).click()
  await guest.asked()
  expect(guest.page.url()).toContain(id)
  expect((await guest.heard()).you?.seat).toBe(1)
})

test('my games tell which of them wait for me', async ({ player, server }) => {
  const aside = new Aside(player, server)
  const { id } = await aside.open({ ...FIRST_TRUCKS, chairs: [YOU, BOT] })
  const over = await aside.finished({ game: 'zooloretto(players=2)', chairs: [YOU, BOT] })
  const waiting = await aside.open({ game: 'combined(players=2)', chairs: [YOU, OPEN] })
  await player.goTo('/#/mine')
  const part = (key: string) => player.page.getByRole('region', { name: say(key) })
  await part('mine.turn').getByRole('link', button('list.go')).waitFor()
  const address = (key: string, link: string) =>
    part(key).getByRole('link', button(link)).getAttribute('href')
  expect(await address('mine.turn', 'list.go')).toBe(`#/table/${id}`)
  expect(await address('mine.over', 'list.replay')).toBe(`#/table/${over}`)
  expect(await address('mine.open', 'list.look')).toBe(`#/table/${waiting.id}`)
  await player.page
    .getByRole('navigation')
    .getByText(say('nav.mine.turns', { n: 1 }))
    .waitFor()

  await part('mine.turn').getByRole('link').click()
  await player.asked()
})

test('a spectator sees every move and can do nothing; a closed party shows nothing', async ({
  player: host,
  come,
  server,
}) => {
  const id = await host.openTable({ ...FIRST_TRUCKS, chairs: [YOU, BOT] })
  const watcher = await come()
  await watcher.goTo(`/#/table/${id}`)
  await watcher.page.getByText(say('banner.watching')).waitFor()
  expect(await watcher.tilesAt('truck:1')).toEqual(['leopard-m', 'elephant'])
  expect(await watcher.lit()).toEqual([])
  expect(await watcher.offers().count()).toBe(0)
  await host.asked()
  await host.pick('truck:1')
  await watcher.page.waitForFunction(() => window.heard.table?.ply === 1)
  expect(await watcher.tilesAt('truck:1')).toEqual([])

  const closed = await new Aside(host, server).open({
    ...FIRST_TRUCKS,
    chairs: [YOU, BOT],
    options: { watch: false },
  })
  watcher.faults.expect(/WebSocket connection to .* failed/)
  await watcher.goTo(`/#/table/${closed.id}`)
  await watcher.page.getByRole('heading', { name: say('trouble.private.title') }).waitFor()
  await watcher.page.getByRole('link', { name: say('trouble.home') }).click()
  await watcher.card('zooloretto').waitFor()
})

test('who leaves is played for by a bot, and takes the seat back', async ({
  player: host,
  come,
  server,
}) => {
  const guest = await come()
  const id = await together(server, [host, guest], FIRST_TRUCKS)
  await host.asked()
  const { page } = host
  await page.getByRole('button', button('tools.menu')).click()
  await page.getByRole('button', button('menu.leave')).click()
  await page.getByRole('button', button('menu.leave.sure')).click()
  await host.banner('away').waitFor()
  // The bot has played until it was the turn of the other.
  await guest.asked()
  const { table } = await guest.heard()
  expect(table?.seats[0]?.substitute).toBeTruthy()

  // What it did is seen from where it began.
  await page.getByRole('button', button('banner.away.look')).click()
  const { since } = table?.seats[0] ?? {}
  await host.lookingAt({ n: since ?? -1, of: table?.ply ?? -1 }).waitFor()
  await page.getByRole('link', { name: say('banner.live') }).click()
  await page.getByRole('button', button('banner.return')).click()
  await host.banner('away').waitFor({ state: 'detached' })
  expect((await host.table(id)).table.seats[0]?.substitute).toBe('')
  const other = new Aside(guest, server)
  while (!(await other.told(id)).table.to_act.includes(0)) await other.play(id)
  await host.asked()
})

test('where hands are hidden, the device is passed on under a cover', async ({ player }) => {
  await player.openTable({
    game: 'ozoolemio(players=2)',
    chairs: [YOU, { kind: 'you', name: 'Petr' }],
  })
  const cover = player.page.getByRole('dialog')
  const mine = cover.getByRole('button', { name: say('pass.go', { who: 'Ema' }) })
  await mine.waitFor()
  // Nothing of a purse is told to the page before somebody has said who looks.
  expect((await player.heard()).you?.legal).toEqual([])
  await player.page.keyboard.press('Escape')
  expect(await mine.isVisible()).toBe(true)

  await mine.click()
  await player.page.waitForFunction(() => (window.heard.you?.legal.length ?? 0) > 0)
  expect((await player.heard()).you?.seat).toBe(0)
  await player.counter.getByRole('button', { name: new RegExp(say('bid.seal', { n: 0 })) }).click()
  await cover.getByRole('button', { name: say('pass.go', { who: 'Petr' }) }).waitFor()
  expect((await player.answered()).you?.legal).toEqual([])
})

test('at one screen without secrets, it shows whose turn it is', async ({ player }) => {
  await player.openTable({ ...FIRST_TRUCKS, chairs: [YOU, { kind: 'you', name: 'Petr' }] })
  await player.asked()
  await player.page
    .getByText(say('zoo.of', { who: 'Ema' }))
    .first()
    .waitFor()
  await player.pick('supply')
  await player.answered()
  await player.pick('truck:3')
  await player.page
    .getByText(say('zoo.of', { who: 'Petr' }))
    .first()
    .waitFor()
  expect(await player.page.getByRole('dialog').count()).toBe(0)
})

test('clocks run, are shown, and a pause stops them', async ({ player: host, come, server }) => {
  const guest = await come()
  await together(server, [host, guest], { ...FIRST_TRUCKS, options: { clock: { turn: 180 } } })
  const face = (page: typeof host.page) => page.locator('.clock').first()
  await face(host.page).waitFor()
  expect(await face(host.page).innerText()).toMatch(/[23]:\d\d/)
  expect(await face(guest.page).innerText()).toContain('Ema')
  await host.page.getByRole('button', button('tools.menu')).click()
  await host.page.getByRole('button', button('menu.pause.ask')).click()
  await host.banner('tired.wait', { who: 'Petr' }).waitFor()
  await guest.banner('tired', { who: 'Ema' }).waitFor()
  expect((await guest.heard()).table?.clocks?.thinking).toEqual([0])
  await guest.page.getByRole('button', button('menu.pause')).click()
  await host.banner('paused').waitFor()
  await guest.banner('paused').waitFor()
  expect(await guest.page.locator('.prompt').innerText()).toContain(say('banner.paused'))
  expect((await guest.heard()).table?.clocks?.thinking ?? []).toEqual([])
  await guest.page.getByRole('button', button('banner.resume')).click()
  await host.asked()
})

test('the score sheet says during the game where each point comes from', async ({ player }) => {
  const { game } = FIRST_TRUCKS
  await player.openTable({
    game,
    chairs: [YOU, BOT],
    position: `${game} | round:5 turn:A asks:turn | bank:25 | trucks:leopard-m,-,- | A coins:3 4:leopard+leopard+leopard+leopard barn:elephant+kangaroo | B coins:2`,
  })
  await player.asked()
  const sheet = player.page.getByRole('region', { name: say('scores') })
  const { view } = await player.table(player.page.url().split('/').at(-1) ?? '')
  expect(view?.scores[0]?.total).toBe(1)
  const lines = await sheet.getByRole('listitem').allInnerTexts()
  const leopards = lines.find((line) => line.toLowerCase().includes(say('kind.leopard')))
  expect(leopards).toMatch(/5/)
  const barn = lines.find((line) => line.includes('−4'))
  expect(barn).toBeDefined()
  // Another tab, another sheet.
  await sheet.getByRole('tab').nth(1).click()
  expect(await sheet.getByRole('tab').nth(1).getAttribute('aria-selected')).toBe('true')
})

test('the link of a seat brings it to another device, and a new lock shuts the old link out', async ({
  player,
  come,
}) => {
  await player.openTable({ ...FIRST_TRUCKS, chairs: [YOU, BOT] })
  await player.asked()
  const { page } = player
  await page.getByRole('button', button('tools.menu')).click()
  const link = page.getByRole('textbox', { name: say('menu.device') })
  const old = await link.inputValue()
  const device = await come()
  await device.page.goto(old)
  await device.asked()
  expect((await device.heard()).you?.seat).toBe(0)

  await page.getByRole('button', { name: say('menu.lock') }).click()
  await page.waitForFunction(
    ([label, before]) =>
      [...document.querySelectorAll('input')].some(
        (one) => one.getAttribute('aria-label') === label && one.value !== before,
      ),
    [say('menu.device'), old] as const,
  )
  const thief = await come()
  thief.faults.expect(/status 4\d\d.*seats/, /Failed to load resource/)
  await thief.page.goto(old)
  await thief.page.getByRole('heading', { name: say('trouble.seat.title') }).waitFor()
})
