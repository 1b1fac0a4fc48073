/** The table without a server: whole games by clicks, no network, a killed tab, two tabs, an update. */
import { afterAll, beforeAll, describe, expect } from 'vitest'
import type { Snapshot } from '../src/net/messages'
import type { GameName } from '../src/table/view'
import { Player, test, type Server } from './support'
import { Chance } from './support/chance'
import { Site } from './support/site'
import { Walker } from './support/walker'
import { savedRecord, setUp, shownPoints } from './support/whole'

let site: Site
beforeAll(async () => {
  site = await Site.start()
})
afterAll(() => site.close())

/** Somebody at the pages of the static host, whose service worker may keep them. */
const there = () => ({
  server: { url: site.url } as Server,
  context: { serviceWorkers: 'allow' as const },
  settings: { confirm: false },
})
const number = async (player: Player): Promise<number> => (await player.asked()).table?.number ?? 0

/** All kinds with SITE=all; otherwise one, because a game takes its time where rules are interpreted. */
const GAMES: [GameName, string][] = [
  ['ozoolemio', ''],
  ['zooloretto', ''],
  ['aquaretto', ''],
  ['combined', ''],
  ['zooloretto', 'Everything'],
]

describe.each(process.env['SITE'] === 'all' ? GAMES : GAMES.slice(0, 1))(
  '%s %s',
  (game, preset) => {
    test('is played to its scoring by clicks, and its record goes to a server', async ({
      come,
      server,
    }) => {
      const player = await come(there())
      await setUp(player, game, preset)
      const walker = new Walker(player, new Chance(7))
      while ((await player.asked()).table?.status !== 'over') await walker.decide()
      const { Ema, ...others } = await shownPoints(player)
      const { request } = player.context
      const data = await savedRecord(player)
      const brought = await request.post(`${server.url}/api/records`, {
        headers: { 'content-type': 'text/plain' },
        data,
      })
      const { id } = (await brought.json()) as { id: string }
      const told = await request.get(`${server.url}/api/tables/${id}`)
      const { view } = (await told.json()) as Snapshot
      expect(view?.scores.map(({ total }) => total)).toEqual([Ema, ...Object.values(others)])
    })
  },
)

describe('a game on a static host', () => {
  test('needs no network, survives its tab, is shared by two tabs and waits with updates', async ({
    come,
  }) => {
    const first = await come(there())
    const { context } = first
    await setUp(first, 'zooloretto')
    const walker = new Walker(first, new Chance(3))
    await first.asked()
    const table = first.page.url()

    // Another version of the page comes, and waits.
    await first.page.evaluate(() => navigator.serviceWorker.ready)
    site.version = '\n// newer'
    const waits = await first.page.evaluate(async () => {
      const found = await navigator.serviceWorker.ready
      await found.update()
      const coming = found.installing
      while (coming && coming.state === 'installing')
        await new Promise((done) => coming.addEventListener('statechange', done, { once: true }))
      return [found.waiting !== null, navigator.serviceWorker.controller !== found.waiting]
    })
    expect(waits).toEqual([true, true])
    await walker.decide()
    expect(first.page.url()).toBe(table)

    // A second tab sees the same table; when the first one is killed, it goes on.
    const other = await context.newPage()
    const second = new Player(other, site.url, first.faults, 'mouse')
    await other.goto(table)
    expect(await number(second)).toBe(await number(first))
    await context.setOffline(true)
    await first.page.close()
    const before = await number(second)
    await new Walker(second, new Chance(4)).decide()
    expect(await number(second)).toBeGreaterThan(before)

    // All tabs are gone, and so is the network: the next one has the page, the game and its bots.
    const kept = await number(second)
    await other.close()
    const again = await context.newPage()
    const third = new Player(again, site.url, first.faults, 'mouse')
    await again.goto(`${site.url}/`)
    await again.goto(table)
    expect(await number(third)).toBeGreaterThanOrEqual(kept)
    await new Walker(third, new Chance(5)).decide()
    expect(await number(third)).toBeGreaterThan(kept)
    await context.setOffline(false)
  })
})
