/** Chat, the log that can be walked through, and what a screen reader is told. */
import { expect } from 'vitest'
import { Aside, BOT, together, YOU } from './house/company'
import { FIRST_TRUCKS } from './house/positions'
import { say } from './house/words'
import { test } from './support'

const HTML = '<img src=x onerror="window.hacked = true"> <b>bold</b>'

test('chat is shown as text, whatever is in it', async ({ player: host, come, server }) => {
  const guest = await come()
  await together(server, [host, guest])
  await guest.page.getByRole('button', { name: say('tools.chat'), exact: true }).click()
  const field = guest.page.getByRole('textbox', { name: say('chat.say') })
  await field.fill(HTML)
  await field.press('Enter')

  await host.page.getByRole('button', { name: say('tools.chat.unread', { n: 1 }) }).click()
  await host.page.getByText(HTML).first().waitFor()
  expect(await host.page.evaluate(() => 'hacked' in window)).toBe(false)
  expect(await host.page.locator('img[src="x"]').count()).toBe(0)
  // It is read now.
  await host.page.getByRole('button', { name: say('tools.chat'), exact: true }).waitFor()
})

test('a name is shown as text, too', async ({ player }) => {
  const name = '<i onclick=x>Eva</i> & "Co"'
  await player.openTable({ ...FIRST_TRUCKS, chairs: [{ kind: 'you', name }, BOT] })
  await player.asked()
  await player.page
    .getByText(say('zoo.of', { who: name }))
    .first()
    .waitFor()
})

test('the log is walked back through during the game, and back to the present', async ({
  player,
  server,
}) => {
  const id = await player.openTable({
    ...FIRST_TRUCKS,
    chairs: [YOU, { kind: 'you', name: 'Petr' }],
  })
  const aside = new Aside(player, server)
  await player.asked()
  for (const move of ['draw', 'load 3', 'take 1', 'place elephant 4', 'place leopard-m 5'])
    await aside.play(id, (legal) => legal === move)
  await player.page.waitForFunction(() => window.heard.table?.ply === 5)
  expect(await player.tilesAt('truck:1')).toEqual([])

  await player.page.keyboard.press('[')
  await player.lookingAt({ n: 4, of: 5 }).waitFor()
  await player.page.keyboard.press('[')
  await player.page.keyboard.press('[')
  await player.lookingAt({ n: 2, of: 5 }).waitFor()
  await expect.poll(() => player.tilesAt('truck:1')).toEqual(['leopard-m', 'elephant'])
  expect(await player.lit()).toEqual([])
  const sign = player.page.locator('.prompt')
  expect(await sign.innerText()).not.toContain(say('prompt.waiting', { who: 'Petr' }))
  expect(player.page.url()).toMatch(/\/at\/2$/)

  await player.page.getByRole('link', { name: say('banner.live') }).click()
  await player.asked()
  expect(await player.tilesAt('truck:1')).toEqual([])
  expect(await player.lit()).not.toEqual([])
})

test('what happened since one’s own turn is played back, and ends in the present', async ({
  player,
  come,
  server,
}) => {
  const guest = await come()
  const id = await together(server, [player, guest], FIRST_TRUCKS)
  const since = player.page.getByRole('button', { name: say('tools.since') })
  const other = new Aside(guest, server)
  const own = new Aside(player, server)
  for (const move of ['draw', 'load 3']) await own.play(id, (legal) => legal === move)
  expect(await since.count()).toBe(0)
  for (const move of ['take 1', 'place elephant 4', 'place leopard-m 5'])
    await other.play(id, (legal) => legal === move)
  await player.asked()
  await since.click()
  await player.page.locator('footer.watch').waitFor()
  expect(player.page.url()).toMatch(/\/at\/[234]$/)
  await player.page.locator('footer.watch').waitFor({ state: 'detached' })
  await player.asked()
  expect(await player.lit()).not.toEqual([])
})

test('a link to a move opens that move, for strangers too', async ({ player, come, server }) => {
  const id = await player.openTable({
    ...FIRST_TRUCKS,
    chairs: [YOU, { kind: 'you', name: 'Petr' }],
  })
  const aside = new Aside(player, server)
  for (const move of ['draw', 'load 3', 'take 1']) await aside.play(id, (legal) => legal === move)

  const stranger = await come()
  await stranger.goTo(`/#/table/${id}/at/1`)
  await stranger.lookingAt({ n: 1, of: 3 }).waitFor()
  await expect.poll(() => stranger.tilesAt('truck:1')).toEqual(['leopard-m', 'elephant'])
  await stranger.goTo(`/#/table/${id}/at/3`)
  await stranger.lookingAt({ n: 3, of: 3 }).waitFor()
  await expect.poll(() => stranger.tilesAt('truck:1')).toEqual([])
})

for (const [size, viewport] of [
  ['a laptop', { width: 1440, height: 900 }],
  ['a tablet', { width: 820, height: 1180 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`a screen reader on ${size} is told the moves of the others`, async ({ come, server }) => {
    const host = await come({ context: { viewport } })
    const guest = await come()
    const id = await together(server, [host, guest], {
      game: 'zooloretto(players=2, start=B)',
    })
    await new Aside(guest, server).play(id, (move) => move === 'draw')
    const told = await new Aside(guest, server).told(id)
    await new Aside(guest, server).play(id, (move) => move === 'load 2')
    await host.asked()
    const spoken = host.page
      .locator('[aria-live="polite"]:not(.prompt *)')
      .filter({ hasText: 'truck 2' })
    await spoken.first().waitFor({ state: 'attached' })
    expect(await spoken.first().innerText()).toContain('Petr')
    expect(told.table.ply).toBe(1)
  })
}
