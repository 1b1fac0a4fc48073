/** What helps during a turn: the owl, taking back, confirming, and asking the others. */
import { expect } from 'vitest'
import { typeset } from '../src/texts/typography'
import { Aside, BOT, together, YOU } from './house/company'
import { BOTH_HALVES, FIRST_TRUCKS, LAST_LEOPARD } from './house/positions'
import { say } from './house/words'
import { test } from './support'

test('a hint says what to do, gives its reasons and draws them on the board', async ({
  player,
}) => {
  await player.openTable({ ...LAST_LEOPARD, chairs: [YOU, BOT] })
  await player.asked()
  await player.press(say('hint'))
  const bubble = player.page.getByRole('complementary', { name: say('hint'), exact: true })
  await bubble.getByRole('listitem').first().waitFor({ timeout: 90_000 })
  const reasons = await bubble.getByRole('listitem').allInnerTexts()
  expect(reasons.every((reason) => /[+−]\d/.test(reason))).toBe(true)
  expect(await player.page.locator('[data-hint]').count()).toBeGreaterThan(0)

  await bubble.getByRole('button', { name: say('hint.close') }).click()
  expect(await bubble.count()).toBe(0)
  expect(await player.page.locator('[data-hint]').count()).toBe(0)
})

test('a table without hints offers none', async ({ player }) => {
  await player.openTable({ ...FIRST_TRUCKS, chairs: [YOU, BOT], options: { hints: false } })
  await player.asked()
  const hint = player.counter.getByRole('button', { name: say('hint') })
  if (await hint.count()) expect(await hint.getAttribute('aria-disabled')).toBe('true')
})

test('one step is taken back, or the whole turn, until a tile is drawn', async ({ player }) => {
  const id = await player.openTable({ ...FIRST_TRUCKS, chairs: [YOU, BOT] })
  await player.asked()
  const button = (key: string) =>
    player.counter.getByRole('button', { name: say(key), exact: true })
  expect(await button('undo').getAttribute('aria-disabled')).toBe('true')

  await player.pick('truck:1')
  await player.answered()
  await player.pick('hand/elephant')
  await player.pick('A/pen:4')
  await player.answered()
  await player.press(say('undo'))
  await player.answered()
  expect(await player.tilesAt('A/pen:4')).toEqual([])
  expect((await player.tilesAt('hand')).toSorted()).toEqual(['elephant', 'leopard-m'])

  await player.pick('hand/elephant')
  await player.pick('A/pen:4')
  await player.answered()
  await player.press(say('reset'))
  await player.answered()
  expect(await player.tilesAt('truck:1')).toEqual(['leopard-m', 'elephant'])
  expect((await player.table(id)).table.ply).toBe(0)

  await player.pick('supply')
  await player.answered()
  expect(await button('undo').getAttribute('aria-disabled')).toBe('true')
  expect(await button('reset').getAttribute('aria-disabled')).toBe('true')
})

test('what is taken back returns at double speed', async ({ come }) => {
  const player = await come({ motion: true })
  await player.openTable({ ...FIRST_TRUCKS, chairs: [YOU, BOT] })
  await player.asked()
  const paces = await player.page.evaluateHandle(() => {
    const flights: Animation[] = []
    const { animate } = Element.prototype
    Element.prototype.animate = function (...frames) {
      const flight = animate.apply(this, frames)
      if (this.hasAttribute('aria-hidden')) flights.push(flight) // a copy that flies
      return flight
    }
    return () => flights.splice(0).map(({ playbackRate }) => playbackRate)
  })
  const flown = async (): Promise<number[]> => {
    let seen: number[] = []
    await expect
      .poll(async () => (seen = await paces.evaluate((take) => take())).length)
      .toBeGreaterThan(0)
    return [...new Set(seen)]
  }
  await player.pick('truck:1')
  await player.answered()
  expect(await flown()).toEqual([1])
  await player.press(say('undo'))
  await player.answered()
  expect(await flown()).toEqual([2])
})

test('a turn that has to be confirmed ends when its player says so', async ({
  player: host,
  come,
  server,
}) => {
  const guest = await come()
  await together(server, [host, guest], { ...FIRST_TRUCKS, options: { confirm: true } })
  await host.asked()
  await host.pick('truck:2')
  await host.answered()
  if ((await host.tilesAt('hand')).length) await host.pick('A/pen:4')
  await host.page.locator('.confirm.ready').waitFor()
  await guest.page.getByText(say('banner.confirm.other', { who: 'Ema' })).waitFor()
  expect(await guest.lit()).toEqual([])

  await host.press(say('undo'))
  await host.answered()
  expect(await host.tilesAt('hand')).toEqual(['flamingo'])
  await host.pick('A/pen:5')
  await host.page.locator('.confirm.ready').waitFor()
  await host.press(new RegExp(`^${say('confirm')}`))
  await guest.asked()
  expect(await guest.lit()).toContain('supply')
  expect(await guest.tilesAt('A/pen:5')).toEqual(['flamingo'])
})

test('against bots a slip with the last tile waits, and afterwards goes back with one click', async ({
  player,
}) => {
  const alone = { ...FIRST_TRUCKS, chairs: [YOU, BOT], options: { confirm: true } }
  const id = await player.openTable(alone)
  const undecided = async () => (await player.table(id)).table.unconfirmed
  await player.asked()
  await player.pick('truck:2')
  await player.answered()
  await player.pick('A/pen:4')
  await player.page.locator('.confirm.ready').waitFor()
  expect(await undecided()).toBe(0)
  await player.page.reload()
  await player.page.locator('.confirm.ready').waitFor()
  await player.press(say('undo'))
  await player.answered()
  await player.pick('A/pen:5')
  await player.page.locator('.confirm.ready').waitFor()
  // Whoever reaches for the yard is done.
  await player.page.locator('[data-place="truck:3"]').first().click()
  await expect.poll(undecided).toBe(null)
  expect(await player.page.getByRole('alert').count()).toBe(0)

  await player.asked()
  await player.pick('supply')
  await player.answered()
  const { table } = await player.table(id)
  const [drawn] = await player.tilesAt('hand')
  const undo = player.counter.getByRole('button', { name: say('undo'), exact: true })
  expect(await undo.getAttribute('aria-disabled')).toBe('true')
  // What was loaded does not wait, and comes back although the bot has answered; the drawn tile stays drawn.
  await player.pick('truck:1')
  await expect.poll(async () => (await player.table(id)).table.ply).toBeGreaterThan(table.ply + 1)
  await player.press(say('undo'))
  await expect.poll(async () => (await player.table(id)).table.ply).toBe(table.ply)
  await expect.poll(() => player.tilesAt('hand')).toEqual([drawn])
})

test('whoever wants speed confirms nothing', async ({ come }) => {
  const player = await come({ settings: { confirm: false } })
  const id = await player.openTable({
    ...FIRST_TRUCKS,
    chairs: [YOU, BOT],
    options: { confirm: true },
  })
  await player.asked()
  await player.pick('truck:2')
  await player.answered()
  await player.pick('A/pen:4')
  await expect.poll(async () => (await player.table(id)).table.unconfirmed).toBe(null)
})

test('going further back needs the consent of the others', async ({
  player: host,
  come,
  server,
}) => {
  const guest = await come()
  const id = await together(server, [host, guest], FIRST_TRUCKS)
  await host.asked()
  await host.pick('supply')
  await host.answered()
  await host.pick('truck:3')
  await guest.asked()
  await guest.pick('supply')
  await guest.answered()

  const ask = (): Promise<void> => host.press(say('undo.ask'))
  const asked = guest.banner('request', { who: 'Ema', n: 2 })
  const answer = (key: string) =>
    guest.page.getByRole('button', { name: say(key), exact: true }).click()

  await ask()
  await asked.waitFor()
  await host.banner('request.wait', { who: 'Petr' }).waitFor()
  await answer('banner.decline')
  await asked.waitFor({ state: 'detached' })
  expect((await host.table(id)).table.ply).toBe(3)

  await ask()
  await asked.waitFor()
  await answer('banner.agree')
  await host.asked()
  expect((await host.table(id)).table.ply).toBe(1)
  expect(await host.tilesAt('truck:3')).toEqual([])
  expect(await host.tilesAt('hand')).toHaveLength(1)
})

test('what is refused is explained by its rule, in the language of the player', async ({
  come,
  server,
}) => {
  const player = await come({ settings: { language: 'cs' } })
  const id = await player.openTable({ ...FIRST_TRUCKS, chairs: [YOU, BOT] })
  await player.asked()
  // Nothing on the page offers it, so the wire does: a truck without a tile.
  await player.page.evaluate(() => {
    const send = WebSocket.prototype.send
    WebSocket.prototype.send = function (data) {
      send.call(this, String(data).replace('"move":"draw"', '"move":"take 3"'))
    }
  })
  await player.pick('supply')
  const alert = player.page.getByRole('alert')
  await alert.waitFor()
  const refused = await new Aside(player, server).refused(id, {
    type: 'play',
    seat: 0,
    move: 'take 3',
    seen: (await player.heard()).table?.number ?? 0,
  })
  const { texts } = await new Aside(player, server).rule(refused.rule ?? '')
  await expect.poll(() => alert.innerText()).toContain(typeset(texts['cs'] ?? '', 'cs'))
  expect((await player.table(id)).table.ply).toBe(0)

  const opened = player.context.waitForEvent('page')
  await alert.getByRole('button', { name: say('rule.link', {}, 'cs') }).click()
  const book = await opened
  await book.locator(`[id="${refused.rule}"]`).waitFor()
})

test('whoever tries what is not lit is told why, right there', async ({ player }) => {
  const id = await player.openTable({ ...FIRST_TRUCKS, chairs: [YOU, BOT] })
  await player.asked()
  const empty = player.page.locator('[data-place="truck:3"]')
  await empty.click()
  const alert = player.page.getByRole('alert')
  await alert.getByText(say('rule.link')).waitFor()
  const [truck, bubble] = [await empty.boundingBox(), await alert.boundingBox()]
  expect(truck && bubble).toBeTruthy()
  if (!truck || !bubble) return
  const middle = truck.x + truck.width / 2
  expect(bubble.x).toBeLessThan(middle)
  expect(bubble.x + bubble.width).toBeGreaterThan(middle)
  const apart = Math.max(bubble.y - truck.y - truck.height, truck.y - bubble.y - bubble.height)
  expect(apart).toBeGreaterThan(0)
  expect(apart).toBeLessThan(30)
  expect((await player.table(id)).table.ply).toBe(0)
  await player.page.keyboard.press('Escape')
  await alert.waitFor({ state: 'detached' })
})

test('a tile on sale is tried before anybody bids, and says what it would bring', async ({
  player,
  come,
}) => {
  const brings = new RegExp(
    say('trial.sum', { now: 'NOW', round: 1, later: 'LATER' }).replace(/NOW|LATER/g, '[+−]?\\d+'),
  )
  const game = { game: 'ozoolemio(players=2)', chairs: [YOU, BOT] }
  for (const [person, said] of [
    [player, '.verdict'],
    [await come({ phone: true }), '.trying'],
  ] as const) {
    const { page } = person
    await person.openTable(game)
    await person.asked()
    const trial = page.locator('.trial')
    // The tile itself, the button on the counter, and the key.
    await person.touch(page.locator('.auction .try'))
    await trial.waitFor()
    // The engine answers for each place.
    await expect
      .poll(async () => (await page.locator(said).innerText()).replaceAll('\u00a0', ' '))
      .toMatch(brings)
    await page.locator('button.spot b').first().waitFor()
    await person.touch(page.getByRole('button', { name: say('trial.off') }))
    await trial.waitFor({ state: 'detached' })
    await page.keyboard.press('n')
    await trial.waitFor()
  }
})

test('the strip of the others shows both halves of a combined game, each with its minus points', async ({
  come,
}) => {
  const player = await come({ phone: true })
  await player.openTable({ ...BOTH_HALVES, chairs: [YOU, BOT, BOT] })
  await player.asked()
  const minus = async (css: string): Promise<number[]> =>
    (await player.page.locator(`.strip ${css}`).allInnerTexts()).map((text) =>
      Number(/[−\d]+$/.exec(text)?.[0].replace('−', '-')),
    )
  expect(await minus('.barn')).toEqual([-4, 0])
  expect(await minus('.depot')).toEqual([0, -2])
})

test('a tip stays inside the window, goes with the press and repeats nothing that is drawn', async ({
  player,
}) => {
  const { page } = player
  await player.openTable({ ...FIRST_TRUCKS, chairs: [YOU, BOT] })
  await player.asked()
  const repeats = page.locator(
    'main [data-pick][data-tip]:is(:has([data-tile]), :has(.sign):not([data-tile]))',
  )
  expect(await repeats.count()).toBe(0)

  await page.setViewportSize({ width: 390, height: 664 })
  const tip = page.locator('.tip:popover-open')
  const things = await page.locator('main [data-tip]:visible').all()
  expect(things.length).toBeGreaterThan(2)
  for (const thing of [...things.slice(0, 2), ...things.slice(-2)]) {
    await thing.hover({ force: true })
    await tip.waitFor()
    const box = await tip.boundingBox()
    expect(box && box.x >= 0 && box.y >= 0).toBe(true)
    expect(box && box.x + box.width <= 390 && box.y + box.height <= 664).toBe(true)
    await page.mouse.down()
    await tip.waitFor({ state: 'detached' })
    await page.mouse.up()
    await page.mouse.move(2, 2)
  }
})

test('tickets that cannot be used say why', async ({ player }) => {
  await player.openTable({ ...FIRST_TRUCKS, chairs: [YOU, BOT] })
  await player.asked()
  const ticket = player.counter.getByRole('button', {
    name: new RegExp(`^${say('action.expand')}`),
  })
  expect(await ticket.getAttribute('aria-disabled')).toBe('true')
  expect(await ticket.innerText()).toContain(say('coins.short', { n: 1 }))
})

test('a half chosen piece survives what others say and a look elsewhere', async ({
  player: host,
  come,
  server,
}) => {
  const guest = await come()
  const id = await together(server, [host, guest], FIRST_TRUCKS)
  await host.asked()
  await host.pick('truck:1')
  await host.answered()
  await host.pick('hand/leopard-m')
  await new Aside(guest, server).wish(id, { type: 'say', seat: 1, text: 'Hm.' })
  await host.page.getByRole('button', { name: say('tools.chat.unread', { n: 1 }) }).waitFor()
  expect(await host.page.locator('[data-pick="hand/leopard-m"]').getAttribute('aria-pressed')).toBe(
    'true',
  )
})
