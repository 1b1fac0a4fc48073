/** A whole game on a phone that is held upright, by taps alone. */
import { expect } from 'vitest'
import { test } from './support'
import { Chance } from './support/chance'
import { Walker } from './support/walker'
import { expectScored, savedRecord, setUp } from './support/whole'

test('Zooloretto is played to its scoring on a phone', async ({ come }) => {
  const player = await come({ phone: true, painted: true })
  await setUp(player, 'zooloretto')
  const walker = new Walker(player, new Chance(11))
  const width = player.page.viewportSize()?.width ?? 0
  let moves = 0
  while ((await player.asked()).table?.status !== 'over') {
    await walker.decide()
    moves += 1
    expect(await player.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  expect(moves).toBeGreaterThan(20)
  await expectScored(player, await savedRecord(player))
  expect(new Set((await player.heard()).pointers)).toEqual(new Set(['touch']))
})
