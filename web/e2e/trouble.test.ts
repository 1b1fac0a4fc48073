/** Bad input and bad luck: each has a friendly page or message, and a way on. */
import { expect } from 'vitest'
import { Aside, BOT, OPEN, YOU } from './house/company'
import { FIRST_TRUCKS } from './house/positions'
import { cut, deafen, wired } from './house/wire'
import { say } from './house/words'
import { Player, Server, test } from './support'

const LONG = 'Ž'.repeat(10_000)
const LONGEST = 40

/** The friendly page is there, and its way leads to the games. */
async function isFriendly(player: Player, kind: string): Promise<void> {
  const { page } = player
  await page.getByRole('heading', { name: say(`trouble.${kind}.title`) }).waitFor()
  await page.getByText(say(`trouble.${kind}.text`)).waitFor()
  await page.getByRole('link', { name: say('trouble.home') }).click()
  await player.card('zooloretto').waitFor()
}

for (const [what, path, kind] of [
  ['an unknown page', '/#/no/such/page', 'page'],
  ['an unknown game', '/#/new/monopoly', 'page'],
  ['an address that was cut in the middle of a letter', '/#/new/%E2%8', 'page'],
  ['an unknown table', '/#/table/nosuchtable', 'table'],
  ['a moment of an unknown table', '/#/table/nosuchtable/at/3', 'table'],
  ['a dead link', '/#seat=deadlinkdeadlinkdeadlin', 'seat'],
  ['a link that was cut off', '/#seat=', 'page'],
  ['a link with rubbish behind it', '/#seat=abc%20)', 'page'],
] as const) {
  test(`${what} has a friendly page and a way on`, async ({ player }) => {
    player.faults.expect(/404/, /Failed to load resource/)
    await player.goTo(path)
    await isFriendly(player, kind)
  })
}

test('an address of the server that is no page tells so', async ({ player, server }) => {
  player.faults.expect(/404/, /Failed to load resource/)
  const answer = await player.page.goto(`${server.url}/no/such/page`)
  expect(answer?.status()).toBe(404)
  expect((await player.page.innerText('body')).trim()).not.toBe('')
})

test('an invitation that somebody else has used opens nothing', async ({
  player,
  come,
  server,
}) => {
  const { links } = await new Aside(player, server).open({
    game: 'zooloretto(players=3)',
    chairs: [YOU, OPEN, OPEN],
  })
  const path = links.find(({ seat }) => seat === 1)?.path
  const guest = await come()
  const late = await come()
  late.faults.expect(/4\d\d.*seats/, /Failed to load resource/)
  await late.goTo(path)
  await late.page.getByLabel(say('seat.name')).waitFor()
  await guest.goTo(path)
  await guest.page.getByLabel(say('seat.name')).fill('Petr')
  await guest.page.getByRole('button', { name: say('seat.sit') }).click()
  await guest.page.getByRole('heading', { name: say('room.title') }).waitFor()
  // Both have looked at the same free seat.
  await late.page.getByLabel(say('seat.name')).fill('Jana')
  await late.page.getByRole('button', { name: say('seat.sit') }).click()
  await late.page
    .getByRole('heading', { name: say('trouble.full.title') })
    .or(late.page.getByRole('heading', { name: say('trouble.seat.title') }))
    .waitFor()
  await late.page.getByRole('link', { name: say('trouble.lobby') }).click()
  await late.page.getByRole('heading', { name: say('lobby.title') }).waitFor()
})

test('a table that was filled meanwhile says so, and one can look on', async ({
  player,
  come,
  server,
}) => {
  const { id } = await new Aside(player, server).open({
    game: 'combined(players=2)',
    chairs: [{ kind: 'you', name: 'Fullhouse' }, OPEN],
    options: { listed: true },
  })
  const slow = await come()
  slow.faults.expect(/409.*seats/, /Failed to load resource/)
  await slow.goTo('/#/lobby')
  const row = slow.page.getByRole('listitem').filter({ has: slow.page.getByLabel(/Fullhouse/) })
  await row.getByRole('button', { name: say('list.sit') }).click()
  await new Aside(player, server).wish(id, { type: 'fill', seat: 1, bot: 'greedy' })
  const dialog = slow.page.getByRole('dialog')
  await dialog.getByRole('button', { name: say('seat.sit') }).click()
  await dialog.getByRole('alert').waitFor()
  await dialog.getByRole('link', { name: say('trouble.watch') }).click()
  await slow.page.getByText(say('banner.watching')).waitFor()
})

test('a lost connection is said, and comes back by itself', async ({ player }) => {
  player.faults.expect(/WebSocket/, /ERR_INTERNET_DISCONNECTED/, /Failed to load resource/)
  await wired(player)
  const id = await player.openTable({ ...FIRST_TRUCKS, chairs: [YOU, BOT] })
  await player.asked()
  await cut(player)
  await player.banner('lost').waitFor()
  await player.pick('truck:1')
  await player.context.setOffline(false)
  await player.banner('lost').waitFor({ state: 'detached' })
  await player.answered()
  expect((await player.table(id)).table.ply).toBe(1)
})

test('without a server there is a page that keeps knocking', async ({ come }) => {
  const own = await Server.start()
  const player = await come({ server: own })
  player.faults.expect(/ERR_CONNECTION_REFUSED/, /Failed to load resource/, /WebSocket/)
  await player.home()
  await own.stop()
  await player.page
    .getByRole('link', { name: say('nav.lobby') })
    .first()
    .click()
  await player.page.getByRole('heading', { name: say('trouble.offline.title') }).waitFor()
  await own.again()
  // Nobody clicks.
  await player.page.getByText(say('lobby.open.none')).waitFor()
  await player.context.close()
  await own.close()
})

test('a page that was opened without a server says nothing that it does not know', async ({
  player,
}) => {
  player.faults.expect(/ERR_FAILED/, /Failed to load resource/)
  const { page } = player
  let gone = true
  await page.route(/\/api\/games$/, (route) => (gone ? route.abort() : route.continue()))
  await player.home()
  const facts = page.locator('.facts')
  await facts.first().waitFor()
  for (const text of await facts.allInnerTexts()) expect(text).not.toMatch(/\b0\b/)
  expect(await page.getByRole('region', { name: /^Set up/ }).count()).toBe(0)
  await player.goTo('/#/new/zooloretto')
  await page.getByRole('heading', { name: say('trouble.offline.title') }).waitFor()
  // The server is asked again, and then everything is there.
  gone = false
  await page.getByRole('region', { name: /^Set up/ }).waitFor()
  expect(await facts.first().innerText()).toMatch(/2\sto\s5/)
})

test('a move from an old tab is refused politely, and the tab shows the present', async ({
  player,
  server,
}) => {
  await wired(player)
  const id = await player.openTable({ ...FIRST_TRUCKS, chairs: [YOU, BOT] })
  await player.asked()
  const second = new Player(await player.context.newPage(), server.url, player.faults, 'mouse')
  await second.goTo(`/#/table/${id}`)
  await second.asked()
  // The first tab hears nothing for a while, and its player decides about something that has passed.
  await deafen(player, true)
  await second.pick('truck:1')
  await second.answered()
  await player.pick('truck:2')
  await player.page.getByRole('alert').getByText(say('refused.stale')).waitFor()
  await deafen(player, false)
  expect((await player.table(id)).table.ply).toBe(1)
  await player.page.reload()
  await player.asked()
  expect(await player.tilesAt('hand')).toHaveLength(2)
})

test('both tabs of one seat show every move', async ({ player, server }) => {
  const id = await player.openTable({ ...FIRST_TRUCKS, chairs: [YOU, BOT] })
  await player.asked()
  const second = new Player(await player.context.newPage(), server.url, player.faults, 'mouse')
  await second.goTo(`/#/table/${id}`)
  await second.asked()
  await second.pick('truck:1')
  await second.answered()
  for (const tab of [player, second])
    await expect.poll(() => tab.tilesAt('hand')).toEqual(['elephant', 'leopard-m'])
  await player.pick('A/pen:6')
  for (const tab of [second, player])
    await expect.poll(() => tab.tilesAt('A/pen:6')).toEqual(['elephant'])
})

test('a page of a version that is gone asks to be loaded again', async ({ player }) => {
  player.faults.expect(/404|ERR_FAILED/, /Failed to (load|fetch)/)
  await player.home()
  await player.page.route(/\/assets\/.*\.js/, (route) => route.fulfill({ status: 404 }))
  await player.page
    .getByRole('link', { name: say('nav.lobby') })
    .first()
    .click()
  await player.page.getByRole('heading', { name: say('trouble.old.title') }).waitFor()
  await player.page.unroute(/\/assets\/.*\.js/)
  await player.page.getByRole('button', { name: say('trouble.old.reload') }).click()
  await player.page.getByRole('heading', { name: say('lobby.title') }).waitFor()
})

test('a name of 10,000 characters is cut politely, wherever it is typed', async ({
  player,
  come,
  server,
}) => {
  await player.home()
  const { page } = player
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('nav.settings') })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('settings.name'), { exact: true }).fill(LONG)
  await dialog.getByText(say('settings.name.long', { n: LONGEST })).waitFor()
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await player.start('zooloretto')
  expect((await player.heard()).table?.seats[0]?.name).toBe('Ž'.repeat(LONGEST))
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

  const { links } = await new Aside(player, server).open({
    game: 'zooloretto(players=2)',
    chairs: [YOU, OPEN],
  })
  const guest = await come()
  await guest.goTo(links[1]?.path)
  await guest.page.getByLabel(say('seat.name')).fill(LONG)
  await guest.page.getByText(say('settings.name.long', { n: LONGEST })).waitFor()
  await guest.page.getByRole('button', { name: say('seat.sit') }).click()
  await guest.page.locator('.prompt').waitFor()
  expect((await guest.heard()).table?.seats[1]?.name).toBe('Ž'.repeat(LONGEST))
})

test('a line of chat of 10,000 characters is no danger either', async ({ player }) => {
  await player.openTable({ ...FIRST_TRUCKS, chairs: [YOU, BOT] })
  await player.asked()
  await player.page.getByRole('button', { name: say('tools.chat'), exact: true }).click()
  const field = player.page.getByRole('textbox', { name: say('chat.say') })
  await field.fill(LONG)
  await field.press('Enter')
  await player.page.getByText(/ŽŽŽŽ/).first().waitFor()
  expect(await player.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
    true,
  )
})
