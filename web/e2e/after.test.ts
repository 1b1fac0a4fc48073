/** A game that is over: its sheets, the replay, links, the record, and the next game. */
import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { Aside, BOT, YOU } from './house/company'
import { say } from './house/words'
import { test } from './support'

const GAME = { game: 'zooloretto(players=2, start=A)', chairs: [YOU, BOT] }

test('the replay is walked with the slider, and a link to a move opens that move', async ({
  player,
  come,
  server,
}) => {
  const aside = new Aside(player, server)
  const id = await aside.finished(GAME)
  const { table, view } = await aside.told(id)
  await player.goTo(`/#/table/${id}`)
  const { page } = player
  const totals = page.locator('.sheets tfoot td b')
  const points = view?.scores.map(({ total }) => String(total).replace('-', '−')).toSorted()
  await totals.first().waitFor()
  expect((await totals.allInnerTexts()).toSorted()).toEqual(points)

  // Before the first move nobody has a point.
  await page.getByRole('button', { name: say('replay.first') }).click()
  await page.getByText(say('replay.start')).first().waitFor()
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.sheets tfoot td b')].every((one) => one.textContent === '0'),
  )
  await page.getByRole('slider').first().fill('12')
  await page
    .getByText(say('replay.at', { n: 12, of: table.ply }))
    .first()
    .waitFor()
  await page
    .getByRole('button', { name: say('panel.later') })
    .first()
    .click()
  await page
    .getByText(say('replay.at', { n: 13, of: table.ply }))
    .first()
    .waitFor()

  await page.getByRole('button', { name: say('end.see') }).click()
  await player.banner('past', { n: 13, of: table.ply }).waitFor()
  const stranger = await come()
  await stranger.page.goto(page.url())
  await stranger.banner('past', { n: 13, of: table.ply }).waitFor()
  for (const truck of ['truck:1', 'truck:2', 'truck:3'])
    expect(await stranger.tilesAt(truck)).toEqual(await player.tilesAt(truck))
  await stranger.page.getByRole('link', { name: say('banner.result') }).click()
  await stranger.page.locator('.end .sheets').waitFor()
})

test('the owl shows how the chances moved and which moves mattered', async ({ player, server }) => {
  const id = await new Aside(player, server).finished({
    ...GAME,
    game: 'ozoolemio(players=2)',
  })
  await player.goTo(`/#/table/${id}`)
  const moves = player.page.getByRole('region', { name: say('end.mattered') })
  await moves.getByRole('button').first().waitFor({ timeout: 150_000 })
  const curve = player.page.getByRole('region', { name: say('end.chances') })
  expect(await curve.locator('svg path, svg polyline').count()).toBeGreaterThan(1)
  // Choosing one goes to its moment.
  await moves.getByRole('button').first().click()
  const { table } = await player.table(id)
  const of = new RegExp(say('replay.at', { n: '\\d+', of: table.ply }).replaceAll(' ', '\\s'))
  await player.page.getByText(of).first().waitFor()
  // There the owl says what it thinks; on a phone, too, nothing lies over its words.
  await player.page.getByRole('button', { name: say('end.see') }).click()
  const owl = player.page
    .getByRole('complementary', { name: say('hint') })
    .locator('p')
    .first()
  await owl.waitFor()
  await player.page.setViewportSize({ width: 390, height: 844 })
  await player.page.locator('.advice.phone').waitFor()
  const isSeen = await owl.evaluate((words) => {
    const { left, top } = words.getBoundingClientRect()
    return document.elementFromPoint(left + 5, top + 5) === words
  })
  expect(isSeen).toBe(true)
})

test('the record is saved, brought back, and is the same game', async ({
  player,
  come,
  server,
}) => {
  const aside = new Aside(player, server)
  const id = await aside.finished(GAME)
  await player.goTo(`/#/table/${id}`)
  const downloading = player.page.waitForEvent('download')
  await player.page.getByRole('link', { name: say('end.save') }).click()
  const file = await (await downloading).path()
  expect(await readFile(file, 'utf8')).toBe(await aside.record(id))

  const other = await come()
  await other.goTo('/#/lobby')
  await other.page.getByRole('button', { name: say('lobby.over') }).click()
  await other.page.getByLabel(say('lobby.record')).setInputFiles(file)
  await other.page.locator('.sheets').waitFor()
  await other.page.getByText(say('end.record'), { exact: true }).waitFor()
  // Nobody sits there to talk to.
  expect(await other.page.getByRole('button', { name: say('tools.chat') }).count()).toBe(0)
  const brought = other.page.url().split('/').at(-1) ?? ''
  expect(brought).not.toBe(id)
  const totals = (page: typeof player.page) => page.locator('.sheets tfoot td b').allInnerTexts()
  expect(await totals(other.page)).toEqual(await totals(player.page))
})

test('what is no record is refused with a word', async ({ player }) => {
  player.faults.expect(/status 4\d\d.*records/, /Failed to load resource/)
  await player.goTo('/#/lobby')
  await player.page.getByRole('button', { name: say('lobby.over') }).click()
  const file = player.page.getByLabel(say('lobby.record'))
  await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello') })
  await player.page.getByRole('alert').waitFor()
  const big = Buffer.alloc(300 * 1024, 'a')
  await file.setInputFiles({ name: 'b.txt', mimeType: 'text/plain', buffer: big })
  await player.page.getByText(say('lobby.record.big')).waitFor()
})

test('a rematch is one click away, and the others find it', async ({ player, come, server }) => {
  const id = await new Aside(player, server).finished(GAME)
  const stranger = await come()
  await stranger.goTo(`/#/table/${id}`)
  await stranger.page.locator('.end .sheets').waitFor()
  await player.goTo(`/#/table/${id}`)
  await player.page.getByRole('button', { name: say('end.rematch'), exact: true }).click()
  await player.page.waitForFunction(() => window.heard.table?.status === 'running')
  await player.asked()
  expect((await player.heard()).table).toMatchObject({ status: 'running' })
  const next = player.page.url().split('/').at(-1)
  const link = stranger.page.getByRole('link', { name: say('end.rematch.join') })
  expect(await link.getAttribute('href')).toBe(`#/table/${next}`)
})
