/** A phone that is held upright: a whole game by taps alone, and room for what is asked. */
import { expect } from 'vitest'
import { BOT, YOU } from './house/company'
import { test } from './support'
import { Chance } from './support/chance'
import { Walker } from './support/walker'
import { expectScored, savedRecord, setUp } from './support/whole'

test('Zooloretto is played to its scoring on a phone', async ({ come }) => {
  const player = await come({ phone: true, painted: true, settings: { confirm: false } })
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

test('while tiles are placed, a phone shows the whole park and its depot', async ({ come }) => {
  const player = await come({ phone: true })
  const game = 'aquaretto(players=2, out=turtle+crocodile+hippo)'
  await player.openTable({
    game,
    position: `${game} | round:4 turn:A asks:turn | bank:34 | trucks:dolphin-bolt+polar-bear-fish,penguin-m+penguin-fish,@B | A coins:0 boards:small_c-1_ne tiles:c0=dolphin-m+a2=polar-bear-f+a3=polar-bear-fish | B coins:0`,
    chairs: [YOU, BOT],
  })
  await player.asked()
  await player.pick('truck:1')
  await player.answered()
  const top = async (place: string): Promise<number> =>
    (await player.page.locator(`main [data-place="${place}"]`).first().boundingBox())?.y ?? NaN
  const foot = (await player.counter.boundingBox())?.y ?? NaN
  for (const place of await player.lit())
    if (place.startsWith('A/')) expect(await top(place), place).toBeLessThan(foot - 44)
  // Trucks and supply are still there, in a line.
  expect(await top('supply')).toBeLessThan((await top('truck:1')) + 44)
  expect(await player.tilesAt('truck:2')).toEqual(['penguin-m', 'penguin-fish'])

  // With the last tile placed they have their room again.
  await player.pick('A/depot')
  await player.answered()
  await player.pick('A/depot')
  await player.answered()
  expect(await top('supply')).toBeGreaterThan((await top('truck:1')) + 44)
})

test('what is drawn on a phone is seen to come from the supply', async ({ come }) => {
  const player = await come({ phone: true, motion: true })
  await player.openTable({ game: 'zooloretto(players=2, start=A)', chairs: [YOU, BOT] })
  await player.asked()
  await player.page.evaluate(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, options) {
      if (JSON.stringify(frames).includes('translate') && this.classList.contains('tile'))
        document.body.dataset['flown'] = 'yes'
      return animate.call(this, frames, options)
    }
  })
  await player.pick('supply')
  await player.page.waitForFunction(() => document.body.dataset['flown'] === 'yes')
})
