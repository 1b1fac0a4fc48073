/** The contract between the page and the server: a page to read it, and what happens to an old page. */
import { expect } from 'vitest'
import { BOT, YOU } from './house/company'
import { wired } from './house/wire'
import { say } from './house/words'
import { test, type Player } from './support'

test('the contract can be read, and no other host is asked for anything', async ({
  player,
  server,
}) => {
  const { page } = player
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${server.url}/api/docs`)
  await page.getByRole('heading', { name: 'Zoopark' }).waitFor()
  const live = page.locator('#operations-tables-live_table')
  await live.getByRole('button').first().click()
  await live.getByText('made for another contract').first().waitFor()
  await live.getByText('ServerMessage').first().waitFor()
  expect(asked.filter((url) => !url.startsWith(server.url) && !url.startsWith('data:'))).toEqual([])
})

/** Make the page say that it was built for another contract: until it is loaded anew, or for good. */
async function age({ context, page }: Player, forGood: boolean): Promise<() => number> {
  await context.addInitScript((always) => {
    const isOld = (): boolean => always || sessionStorage.getItem('zoopark.reloaded') === null
    const ask = window.fetch
    window.fetch = (path, init) => {
      const headers = new Headers(init?.headers)
      if (isOld() && headers.has('zoopark-contract')) headers.set('zoopark-contract', 'old')
      return ask(path, { ...init, headers })
    }
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(isOld() ? String(url).replace(/contract=\w+/, 'contract=old') : url, protocols)
      }
    }
  }, forGood)
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return () => loads
}

test('a page that is older than the server loads itself anew', async ({ player }) => {
  player.faults.expect(/400/, /Failed to load resource/)
  const loads = await age(player, false)
  await player.home()
  expect(loads()).toBe(2)
})

test('a page whose server is replaced during a game loads itself anew', async ({ player }) => {
  await wired(player)
  await player.openTable({ game: 'zooloretto(players=2, start=A)', chairs: [YOU, BOT] })
  await player.page.locator('.prompt').waitFor()
  let loads = 0
  player.page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await player.page.evaluate(() => {
    const Current = window.WebSocket
    window.WebSocket = class extends Current {
      constructor(url: string | URL) {
        super(String(url).replace(/contract=\w+/, 'contract=old'))
      }
    }
    window.wires.sockets.forEach((socket) => socket.close())
  })
  await expect.poll(() => loads).toBe(1)
  await player.page.locator('.prompt').waitFor()
})

test('an old page that stays old says so, and does not load for ever', async ({ player }) => {
  player.faults.expect(/400/, /Failed to load resource/)
  const loads = await age(player, true)
  await player.goTo('/')
  await player.page.getByRole('heading', { name: say('trouble.old.title') }).waitFor()
  expect(loads()).toBe(2)
})
