/** A game that is over: its sheets, the replay, links, the record, and the next game. */
import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { botName } from '../src/ui/people'
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

  await page.getByRole('slider').first().fill('12')
  await page
    .getByText(say('replay.at', { n: 12, of: table.ply }))
    .first()
    .waitFor()
  await page.keyboard.press('[')
  await page
    .getByText(say('replay.at', { n: 11, of: table.ply }))
    .first()
    .waitFor()

  // At the table the bar stands in the place of the counter: nothing there is dead, and nobody thinks.
  await page.evaluate(() => scrollTo(0, 9999))
  await page.getByRole('button', { name: say('end.see') }).click()
  const bar = page.getByRole('contentinfo', { name: say('replay') })
  const at = (n: number) => bar.getByText(say('replay.at', { n, of: table.ply })).waitFor()
  await at(11)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await page.locator('.confirm, .tickets, .main .act').count()).toBe(0)
  expect(await page.getByRole('status').allInnerTexts()).not.toContain(
    say('prompt.waiting', { who: botName(1) }),
  )
  await bar.getByRole('button', { name: say('panel.later') }).click()
  await at(12)
  await bar.getByRole('slider').fill('20')
  await at(20)
  const seats = (await aside.log(id)).flatMap(({ entry }) =>
    entry.type === 'moved' ? [entry.seat] : [],
  )
  const next = seats.findIndex((seat, ply) => ply >= 20 && seat === 1) + 1
  await bar.getByRole('button', { name: say('replay.next.of', { who: botName(1) }) }).click()
  await at(next)
  // It plays by itself, to the end, and the space bar stops it.
  await bar.getByRole('slider').fill(String(table.ply - 3))
  await bar.getByRole('button', { name: say('replay.speed', { n: 1 }) }).click()
  await bar.getByRole('button', { name: say('replay.play') }).click()
  await at(table.ply)
  await bar.getByRole('button', { name: say('replay.play') }).waitFor()
  await bar.getByRole('slider').fill('13')
  await at(13)
  const stranger = await come()
  await stranger.page.goto(page.url())
  await stranger.page.getByText(say('replay.at', { n: 13, of: table.ply })).waitFor()
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

test('one learns from one’s own mistakes at the board', async ({ player, server }) => {
  const aside = new Aside(player, server)
  const id = await aside.finished(GAME)
  const log = await aside.log(id)
  const [draw, load] = log.flatMap(({ entry }) => (entry.type === 'moved' ? [entry] : []))
  const dealt = log.flatMap(({ entry }) =>
    entry.type === 'started' ? (entry.dealt ?? []) : [],
  ).length
  const played = load?.move ?? ''
  const [best = '', other = ''] = ['load 1', 'load 2', 'load 3'].filter((move) => move !== played)
  const judged = (entry: number, seat: number, move: string, better: string) => ({
    entry,
    seat,
    played: move,
    best: better,
    chance: 0.5,
    points: 20,
    chance_lost: 0.001,
    points_lost: 4,
    reasons: [],
  })
  const first = dealt + 2 + (draw?.dealt?.length ?? 0)
  const review = {
    game: '',
    names: ['Ema', botName(1)],
    decisions: [judged(first, 0, played, best), judged(first + 1, 1, 'draw', 'take 1')],
    curve: [],
  }
  const advice = (move: string, chance: number, points: number) => ({
    ...{ move, chance, points, share: 1, instead: null, reasons: [], why: '' },
  })
  const { page } = player
  await page.route('**/review*', (route) => route.fulfill({ json: review }))
  await page.route('**/hint*', (route) => {
    const { about } = route.request().postDataJSON() as { about: string }
    const tried = about === other ? advice(about, 0.4, 18) : advice(about, 0.498, 19.9)
    return route.fulfill({ json: { seat: 0, advices: [advice(best, 0.5, 20)], about: tried } })
  })
  await player.goTo(`/#/table/${id}`)
  // Moves of others are told on request only.
  const moves = page.getByRole('region', { name: say('end.mattered') })
  await expect.poll(() => moves.getByRole('listitem').count()).toBe(1)
  await page.getByLabel(say('end.mattered.all')).check()
  await expect.poll(() => moves.getByRole('listitem').count()).toBe(2)

  await page.getByRole('button', { name: say('end.learn') }).click()
  const owl = page.getByRole('complementary', { name: say('hint') })
  await owl.getByText('−4.0').waitFor()
  expect(await owl.innerText()).not.toContain('%')
  expect((await player.lit()).toSorted()).toEqual(['truck:1', 'truck:2', 'truck:3'])
  const truck = (move: string): string => move.replace('load ', 'truck:')
  await player.pick(truck(other))
  await owl.getByText('−10%').waitFor()
  await player.pick(truck(best))
  await owl.getByText(new RegExp(say('owl.asgood', { move: '' }))).waitFor()
  await owl.getByText('50%').waitFor()
  await page.getByRole('button', { name: say('lesson.close') }).click()
  await player.lookingAt({ n: 1, of: (await player.table(id)).table.ply }).waitFor()
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
