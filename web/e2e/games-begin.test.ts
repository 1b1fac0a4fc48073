import { expect } from 'vitest'
import type { NewTable } from '../src/net/messages'
import { test } from './support'

/** Ema begins, a bot follows. */
const withTrucks = (trucks: string): NewTable => {
  const game = 'zooloretto(players=2, out=camel+panda+zebra)'
  return {
    game,
    position: `${game} | round:1 turn:A asks:turn | bank:26 | trucks:${trucks} | A coins:2 | B coins:2`,
    chairs: [
      { kind: 'you', name: 'Ema' },
      { kind: 'bot', bot: 'easy' },
    ],
  }
}

test('a game begins with one click on the home page', async ({ player }) => {
  await player.home()
  await player.start('zooloretto')
  expect(await player.prompt()).toMatch(/draw a tile|take a truck/i)
  expect(await player.lit()).toContain('supply')
  await player.pick('supply')
  const { sent } = await player.answered()
  expect(sent).toMatchObject([{ type: 'play', move: 'draw' }])
  await player.page.locator('[data-pick^="truck:"]').first().waitFor()
  expect(await player.tilesAt('hand')).toHaveLength(1)
})

test('a card stays under the finger while its picture arrives', async ({ player }) => {
  let arrive = (): void => undefined
  const painted = new Promise<void>((resolve) => (arrive = resolve))
  await player.page.route(/\/assets\/art-/, async (route) => {
    await painted
    await route.continue()
  })
  await player.home()
  const button = player.card('combined').getByRole('button', { name: /^Play/ })
  await button.focus()
  const pictures = player.page.locator('article.game svg.scene')
  expect(await pictures.count()).toBe(0)
  arrive()
  await pictures.first().waitFor()
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true)
})

test('who is quicker than the answer to the last move is not ignored', async ({ player }) => {
  await player.page.addInitScript(() => {
    const LATE = 2000
    window.WebSocket = class extends WebSocket {
      override set onmessage(hear: (event: MessageEvent<string>) => void) {
        super.onmessage = (event: MessageEvent<string>) => {
          if (event.data.startsWith('{"type":"ack"')) setTimeout(() => hear(event), LATE)
          else hear(event)
        }
      }
    }
  })
  await player.openTable(withTrucks('leopard,-,-'))
  await player.asked()
  await player.pick('truck:1')
  await player.pick('A/pen:5')
  await player.page.getByText('Ema: leopard → enclosure of 5').waitFor({ timeout: 10_000 })
})

test('what a bot draws is seen in its hand, and travels from there', async ({ come }) => {
  const player = await come({ motion: true })
  await player.context.addInitScript(() => {
    const seen = { flights: 0, held: [] as string[] }
    Object.assign(window, { seen })
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      const flies = JSON.stringify(frames).includes('translate')
      if (flies && this.classList.contains('tile')) seen.flights += 1
      return animate.call(this, frames, options)
    }
    new MutationObserver(() => {
      for (const tile of document.querySelectorAll<HTMLElement>('.prompt .held [data-tile]'))
        seen.held.push(tile.dataset['tile'] ?? '')
    }).observe(document, { subtree: true, childList: true })
  })
  await player.openTable(withTrucks('leopard,-,-'))
  await player.asked()
  await player.pick('truck:1')
  await player.pick('A/pen:5')
  // What is left are empty trucks: the bot has to draw, and it ends the round alone.
  await player.page.getByText('Round 1 is over').waitFor()
  const loaded = await player.page
    .locator('.log li')
    .filter({ hasText: '→ truck' })
    .locator('[data-tile]')
    .evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLElement).dataset['tile'] ?? ''))
  expect(loaded.length).toBeGreaterThan(0)
  const seen = await player.page.evaluate(
    () => (window as unknown as { seen: { flights: number; held: string[] } }).seen,
  )
  for (const tile of loaded) expect(seen.held).toContain(tile)
  // To Ema's hand and to her zoo; to the hand of the bot and to a truck.
  expect(seen.flights).toBeGreaterThanOrEqual(2 + 2 * loaded.length)
})

test('tiles travel where motion is wanted, and a click finishes it', async ({ come }) => {
  const player = await come({ motion: true })
  await player.openTable(withTrucks('leopard-m+elephant,-,-'))
  await player.asked()
  await player.page.evaluate(() => {
    // Flights are animations of copies: count those that begin.
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      const moves = JSON.stringify(frames).includes('translate')
      if (moves)
        document.body.dataset['flights'] = String(1 + Number(document.body.dataset['flights'] ?? 0))
      return animate.call(this, frames, options)
    }
  })
  await player.pick('truck:1')
  await player.page.waitForFunction(() => Number(document.body.dataset['flights'] ?? 0) >= 2)
  // Nobody has to wait for them.
  await player.pick('A/pen:5')
  const { sent } = await player.answered()
  expect(sent.map(({ move }) => move)).toEqual(['take 1', 'place elephant 5'])
  expect(await player.tilesAt('A/pen:5')).toEqual(['elephant'])
})
