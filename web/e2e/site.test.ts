/** The table without a server: whole games by clicks, no network, a killed tab, two tabs, an update. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'
import type { Snapshot } from '../src/net/messages'
import type { GameName } from '../src/table/view'
import { say } from './house/words'
import { Player, Server, test } from './support'
import { ENGINES, memoryOf } from './support/browser'
import { Chance } from './support/chance'
import { Site } from './support/site'
import { Walker } from './support/walker'
import { savedRecord, setUp, shownPoints } from './support/whole'

let site: Site
beforeAll(async () => {
  site = await Site.start()
})
afterAll(() => site.close())
afterEach(() => Object.assign(site, { version: '', lacking: '', gone: null }))

/** Somebody at the pages of the static host, whose service worker may keep them. */
const there = () => ({
  server: { url: site.url } as Server,
  context: { serviceWorkers: 'allow' as const },
  settings: { confirm: false },
})
const number = async (player: Player): Promise<number> => (await player.asked()).table?.number ?? 0

/** A whole game where rules are interpreted, in browsers that are driven over a longer way. */
const LONG = 900_000
/** By the clock: tabs in the background have no frames. */
const OFTEN = { polling: 50 }

/** Wait until Python has started, which takes longer in some browsers, and something is asked. */
async function started(player: Player): Promise<void> {
  const table = async (): Promise<unknown> => (await player.heard()).table
  await expect.poll(table, { timeout: LONG }).not.toBe(null)
  await player.asked()
}

/** Do something after which another worker holds the tables, and wait until it does. */
async function takenOver(player: Player, work: () => Promise<unknown>): Promise<void> {
  const { holder } = await player.heard()
  await work()
  await player.page.waitForFunction((before) => window.heard.holder !== before, holder, OFTEN)
  await player.asked()
}

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

describe.each(ENGINES.filter((engine) => engine !== 'chromium'))('%s', (engine) => {
  test(
    'plays a whole game on a static host, and goes on after a new start',
    async ({ come }) => {
      const player = await come({ ...there(), engine })
      await setUp(player, 'ozoolemio')
      const walker = new Walker(player, new Chance(7))
      await started(player)
      await walker.decide()
      const [before, table] = [await number(player), player.page.url()]
      await player.home()
      await player.page.goto(table)
      await started(player)
      expect(await number(player)).toBeGreaterThanOrEqual(before)
      while ((await player.asked()).table?.status !== 'over') await walker.decide()
      expect(Object.keys(await shownPoints(player))).toHaveLength(2)
    },
    LONG,
  )
})

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
    await takenOver(second, () => first.page.close())
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

describe('a tab', () => {
  test('has at most 300 MB after three whole games', async ({ come }) => {
    const player = await come({ ...there(), painted: true })
    for (const [game, preset] of GAMES.slice(-3)) {
      await setUp(player, game, preset)
      const walker = new Walker(player, new Chance(7))
      while ((await player.asked()).table?.status !== 'over') await walker.decide()
    }
    const { before, collected } = await memoryOf(player.page)
    console.log(`tab: ${Math.round(before)} MB, collected ${Math.round(collected)} MB`)
    expect(collected).toBeLessThan(300)
  })
})

describe('a server that does not answer any more', () => {
  test('has left a page on which the game goes on, and takes its record later', async ({
    come,
  }) => {
    const server = await Server.start()
    try {
      const { context, settings } = there()
      const player = await come({ server, context, settings })
      const { page, faults } = player
      await setUp(player, 'zooloretto')
      await player.asked()
      expect(await engineKept(page)).toBe(false) // nothing of it is fetched before somebody plays
      await new Walker(player, new Chance(11)).decide()
      await expect.poll(() => engineKept(page)).toBe(true)
      const before = (await player.asked()).table?.ply ?? 0

      faults.expect(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|WebSocket connection/)
      await server.stop('SIGKILL')
      await page.getByText(say('offline.offer')).waitFor()
      await player.touch(page.getByRole('button', { name: say('offline.go') }))
      await page.waitForURL(/\/offline\/#\/table\//)
      expect((await player.asked()).table?.ply).toBeGreaterThanOrEqual(before)
      const walker = new Walker(player, new Chance(12))
      await walker.decide()
      expect((await player.asked()).table?.ply).toBeGreaterThan(before)
      const table = page.url()

      // The page of the server, opened without it, leads there, too.
      await page.goto(`${server.url}/`)
      await player.touch(page.getByRole('link', { name: say('offline.home.go') }))
      await page.waitForURL(/\/offline\/$/)
      await page.goto(table)
      while ((await player.asked()).table?.status !== 'over') await walker.decide()
      const points = await shownPoints(player)
      const take = page.getByRole('button', { name: say('offline.back') })
      await player.touch(take)
      await page.getByText(say('offline.back.failed')).waitFor()
      await server.again()
      await player.touch(take)
      await page.waitForURL(new RegExp(`^${server.url}/#/table/`))
      await page.getByRole('table', { name: 'Score sheets' }).waitFor()
      expect(Object.values(await shownPoints(player))).toEqual(Object.values(points))
    } finally {
      await server.close()
    }
  })
})

/** Is Python in the cache of the page that needs no server? */
const engineKept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const files = await (await caches.open(`zoopark ${location.origin}/offline/ engine`)).keys()
    const found = await navigator.serviceWorker.getRegistration('/offline/')
    return files.length === 4 && found?.active?.state === 'activated'
  })

describe('the worker that holds the tables', () => {
  /** The workers of a page, as it has made them. */
  const keepWorkers = (): void => {
    const all: Worker[] = []
    Object.assign(window, { workers: all })
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        all.push(this)
      }
    }
  }
  const steal = (player: Player): Promise<number> =>
    player.page.evaluate(() => {
      const { workers } = window as unknown as { workers: Worker[] }
      workers.at(-1)?.postMessage({ say: 'steal' })
      return workers.length
    })

  test('is not robbed by its own page while it is busy, and replaced where it was', async ({
    come,
  }) => {
    const first = await come(there())
    await first.context.addInitScript(keepWorkers)
    await setUp(first, 'zooloretto')
    expect(await steal(first)).toBe(1) // as after a long silence, while Python starts
    await first.asked()
    await new Walker(first, new Chance(6)).decide()
    const table = first.page.url()

    // Another tab takes the tables away, and gives them back when it is closed.
    const other = await first.context.newPage()
    const second = new Player(other, site.url, first.faults, 'mouse')
    await other.goto(table)
    await second.asked()
    await takenOver(second, () => steal(second))
    await first.page.waitForFunction(
      () => (window as unknown as { workers: Worker[] }).workers.length === 2,
      undefined,
      OFTEN,
    )
    await takenOver(first, () => other.close())
    const before = await number(first)
    await new Walker(first, new Chance(6)).decide()
    expect(await number(first)).toBeGreaterThan(before)
  })
})

describe('all that a browser keeps', () => {
  test('goes into another one by a file, and is played on there', async ({ come }) => {
    const first = await come(there())
    await setUp(first, 'zooloretto')
    await first.asked()
    await new Walker(first, new Chance(8)).decide()
    const number = (await first.asked()).table?.number ?? 0
    const table = first.page.url().replace(/.*#/, '/#')
    await first.goTo('/#/you')
    const saving = first.page.waitForEvent('download')
    await first.touch(first.page.getByRole('button', { name: say('you.export') }))
    const file = await (await saving).path()

    const second = await come(there())
    await second.goTo('/#/you')
    const input = second.page.locator('input[type=file]')
    const wrong = Buffer.from('{"zoopark":1,"games":[]}')
    await input.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: wrong })
    await second.page.getByText(say('refused.no-export')).waitFor()
    await input.setInputFiles(file)
    await second.page.getByText(say('you.import.done', { n: 1 })).waitFor()
    await second.goTo(table)
    expect((await second.asked()).table?.number).toBe(number)
    await new Walker(second, new Chance(9)).decide()
    expect((await second.asked()).table?.number).toBeGreaterThan(number)

    // The record of a game opens from the same place.
    const record = Buffer.from(await savedRecordOf(second, table))
    await second.goTo('/#/you')
    await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: record })
    await second.page.locator('.end .sheets').first().waitFor()
  })
})

/** The record of a game that goes on, from its menu. */
async function savedRecordOf(player: Player, table: string): Promise<string> {
  await player.goTo(table)
  await player.asked()
  await player.touch(player.page.getByRole('button', { name: say('tools.menu') }))
  const saving = player.page.waitForEvent('download')
  await player.touch(player.page.getByRole('link', { name: say('menu.record') }))
  return readFile(await (await saving).path(), 'utf8')
}

describe('a browser that lacks something', () => {
  const start = async (player: Player): Promise<void> => {
    await player.home()
    await player.touch(player.card('zooloretto').getByRole('button', { name: /^Play/ }))
  }
  const strip = (player: Player, word: string) =>
    player.page.locator('.strip').getByText(say(`inside.${word}`))

  test('says that it cannot run the games', async ({ come }) => {
    site.lacking = 'delete globalThis.WebAssembly'
    const player = await come(there())
    player.faults.expect(/WebAssembly is not defined/, /cannot run Python/)
    await start(player)
    await strip(player, 'no-engine').waitFor()
    await player.goTo('/#/rules') // what needs no table is there
    await player.page.getByRole('heading', { level: 1 }).waitFor()
  })

  test('says that nothing is kept, and plays', async ({ come }) => {
    site.lacking = 'Object.defineProperty(globalThis, "indexedDB", { value: undefined })'
    const player = await come(there())
    await start(player)
    await strip(player, 'unkept').waitFor()
    const { table } = await player.asked()
    await new Walker(player, new Chance(1)).decide()
    expect((await player.asked()).table?.number).toBeGreaterThan(table?.number ?? 0)
  })

  test('refuses a move that it has no room for, and takes it when there is some', async ({
    come,
  }) => {
    site.lacking = `
      const put = IDBObjectStore.prototype.put
      let full = false
      new BroadcastChannel('room').onmessage = ({ data }) => (full = data)
      IDBObjectStore.prototype.put = function (...row) {
        if (!full || this.name !== 'rows') return put.apply(this, row)
        const why = new DOMException('', 'QuotaExceededError')
        if (this.transaction.error) return
        Object.defineProperty(this.transaction, 'error', { value: why })
        this.transaction.abort()
      }`
    const player = await come(there())
    await start(player)
    const before = (await player.asked()).table?.number ?? 0
    const room = (full: boolean) =>
      player.page.evaluate((data) => new BroadcastChannel('room').postMessage(data), full)
    await room(true)
    await new Walker(player, new Chance(2)).decide()
    await strip(player, 'full').waitFor()
    expect((await player.asked()).table?.number).toBe(before)
    await room(false)
    await new Walker(player, new Chance(2)).decide()
    expect((await player.asked()).table?.number).toBeGreaterThan(before)
  })

  /** Change the rows that are kept, while nobody holds them: a damaged or a newer game. */
  const changeRows = (player: Player, [table, number]: [string, number?], cells: unknown) =>
    player.page.evaluate(
      async ({ table, number, cells }) => {
        const done = <T>(request: IDBRequest<T>): Promise<T> =>
          new Promise((resolve) => (request.onsuccess = () => resolve(request.result)))
        const database = await done(indexedDB.open('zoopark'))
        const rows = database.transaction('rows', 'readwrite').objectStore('rows')
        for (const key of (await done(rows.getAllKeys())) as [string, number][])
          if (number === undefined && key[0] === table) {
            const before = (await done(rows.get(key))) as unknown[]
            await done(rows.put([...before.slice(0, 2), cells], key))
          }
        if (number !== undefined) await done(rows.put(cells, [table, number]))
        database.close()
      },
      { table, number, cells },
    )

  test('tells of a damaged game, a record of other rules and games of a newer page', async ({
    come,
  }) => {
    const player = await come(there())
    player.faults.expect(/status 4(09|22)/, /damaged/, /TooNew/, /newer/, /favicon\.ico/)
    const { page } = player
    await start(player)
    await player.asked()
    const record = await savedRecordOf(player, page.url().replace(/.*#/, '/#'))
    const table = page.url()

    // The rules of tomorrow.
    await player.goTo('/#/you')
    const buffer = Buffer.from(record.replace(/^rules \d+$/m, 'rules 999'))
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer })
    await page.getByText(say('refused.other-rules')).waitFor()

    // What was stored of the game is cut off; the home page is there, and the next game.
    await page.goto(`${site.url}/early.js`)
    await changeRows(player, ['log'], '{')
    await page.goto(table)
    await page.getByRole('heading', { name: say('trouble.damaged.title') }).waitFor()
    await player.touch(page.getByRole('link', { name: say('trouble.home') }))
    await player.touch(player.card('zooloretto').getByRole('button', { name: /^Play/ }))
    await player.asked()
    const next = page.url()

    await page.goto(`${site.url}/early.js`)
    await changeRows(player, ['schema', 999], [999])
    await page.goto(next)
    await page.getByText(say('inside.too-new')).first().waitFor()
  })

  test('says that the page is an old one if the host has a newer one', async ({ come }) => {
    site.gone = /\/engine\//
    const player = await come(there())
    player.faults.expect(/status 404: .*\/engine\//, /404 \(Not Found\)/)
    await start(player)
    await strip(player, 'old').waitFor()
    site.gone = null
    const loaded = player.page.waitForEvent('load')
    await player.touch(player.page.locator('.strip').getByRole('button'))
    await loaded
    await player.card('zooloretto').waitFor()
    await player.start('zooloretto')
  })
})
