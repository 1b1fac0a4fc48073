import { expect } from 'vitest'
import { test } from './support'

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

test('tiles travel where motion is wanted, and a click finishes it', async ({ come }) => {
  const player = await come({ motion: true })
  await player.openTable({
    game: 'zooloretto(players=2, out=camel+panda+zebra)',
    position:
      'zooloretto(players=2, out=camel+panda+zebra) | round:1 turn:A asks:turn | bank:26' +
      ' | trucks:leopard-m+elephant,-,- | A coins:2 | B coins:2',
    chairs: [
      { kind: 'you', name: 'Ema' },
      { kind: 'bot', bot: 'easy' },
    ],
  })
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
