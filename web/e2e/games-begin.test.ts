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
