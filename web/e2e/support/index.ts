/** A test with a server, a browser and people at its pages: `test('…', async ({ player }) => …)`. */
import { mkdirSync } from 'node:fs'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { expect, test as base } from 'vitest'
import type { Settings, Sound } from '../../src/ui/settings.svelte'
import { Faults, launch, leaveUnpainted, paint, type Engine } from './browser'
import { listenIn } from './heard'
import { Player, type Hand } from './player'
import { Server } from './server'

export { Player } from './player'
export { Server } from './server'

export interface Wanted {
  /** A phone, held upright and touched. */
  phone?: boolean
  /** Tiles travel; usually nothing moves, so that nobody waits for it. */
  motion?: boolean
  /** The page is painted, as it is where tiles travel; usually things only lie in their places: that is quicker. */
  painted?: boolean
  /** What the browser remembers of its owner. */
  settings?: Partial<Settings>
  /** Anything else that a context of Playwright takes. */
  context?: BrowserContextOptions
  /** Another browser than Chromium; what it keeps and how it is held can't be chosen there. */
  engine?: Engine
  /** Another server than the one of all tests. */
  server?: Server
}

interface Fixtures {
  server: Server
  /** The browser of an engine, launched when it is first asked for. */
  browserOf: (engine: Engine) => Promise<Browser>
  /** One more person, with a browser of their own. */
  come: (wanted?: Wanted) => Promise<Player>
  player: Player
}

const LONGEST = 30_000
const SOUNDS: readonly Sound[] = ['sound', 'joy', 'talk', 'people', 'hurry', 'ending']

export const test = base.extend<Fixtures>({
  server: [
    async ({}, use) => {
      const server = await Server.start()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  browserOf: [
    async ({}, use) => {
      const launched = new Map<Engine, Promise<Browser>>()
      await use((engine) => {
        const browser = launched.get(engine) ?? launch(engine)
        launched.set(engine, browser)
        return browser
      })
      for (const browser of launched.values()) await (await browser).close()
    },
    { scope: 'worker' },
  ],
  come: async ({ server: common, browserOf, task }, use) => {
    const here: Player[] = []
    const come = async (wanted: Wanted = {}): Promise<Player> => {
      const { phone = false, motion = false, painted = motion } = wanted
      const { settings = {}, server = common, engine = 'chromium' } = wanted
      const hand: Hand = phone ? 'finger' : 'mouse'
      const context = await (
        await browserOf(engine)
      ).newContext({
        // What it keeps would hide what the server answers; the tests of the site let it in.
        serviceWorkers: 'block',
        locale: 'en-GB',
        viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
        hasTouch: phone,
        isMobile: phone,
        reducedMotion: motion ? 'no-preference' : 'reduce',
        ...wanted.context,
      })
      context.setDefaultTimeout(LONGEST)
      const memory = JSON.stringify({
        name: 'Ema',
        ...Object.fromEntries(SOUNDS.map((name) => [name, false])),
        ...(motion ? {} : { motion: 'off' }),
        ...settings,
      })
      await context.addInitScript((text) => {
        if (location.protocol !== 'http:') return // an empty page has no memory
        if (localStorage.getItem('zoopark') === null) localStorage.setItem('zoopark', text)
      }, memory)
      if (!painted) await context.addInitScript(leaveUnpainted)
      await listenIn(context)
      const faults = new Faults()
      context.on('page', (page) => faults.watch(page))
      const page = await context.newPage()
      const player = new Player(page, server.url, faults, hand)
      here.push(player)
      return player
    }
    await use(come)
    for (const [index, player] of here.entries()) {
      if (task.result?.errors?.length)
        await tell(player, `${task.suite?.name ?? ''} ${task.name} ${index}`)
      await player.context.close()
    }
    expect(here.flatMap(({ faults }) => faults.all)).toEqual([])
    expect(common.faults.splice(0)).toEqual([])
  },
  player: async ({ come }, use) => use(await come()),
})

/** How a page looked when its test failed, in shots/e2e; where only the log is kept, its words. */
async function tell({ page, faults }: Player, name: string): Promise<void> {
  mkdirSync('shots/e2e', { recursive: true })
  await paint(page).catch(() => undefined)
  const file = name.replaceAll(/\W+/g, '-').slice(0, 80)
  await page.screenshot({ path: `shots/e2e/${file}.png` }).catch(() => undefined)
  const words = await page.innerText('body').catch((error: unknown) => String(error))
  console.error([name, page.url(), words.slice(0, 1500), ...faults.all].join('\n'))
}
