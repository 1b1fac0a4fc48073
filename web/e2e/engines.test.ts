/**
 * Games in the engines of Firefox and Safari, by clicks on what is lit. `make test` plays the end of a game in each;
 * `make engines` plays whole games of every kind.
 */
import { describe, expect } from 'vitest'
import type { GameName } from '../src/table/view'
import { BOT, YOU } from './house/company'
import { LAST_ROUND } from './house/positions'
import { test, type Player } from './support'
import { ENGINES } from './support/browser'
import { Chance } from './support/chance'
import { Walker } from './support/walker'
import { expectScored, recordThere, setUp } from './support/whole'

const WHOLE = process.env['ENGINES'] === 'all'
const GAMES: readonly [GameName, string][] = [
  ['zooloretto', ''],
  ['aquaretto', ''],
  ['combined', ''],
  ['zooloretto', 'Everything'],
  ['ozoolemio', ''],
]

/** Click on what is lit until the scoring is shown, and compare it with a replay. */
async function playOn(player: Player): Promise<number> {
  const walker = new Walker(player, new Chance(7))
  let decisions = 0
  for (; (await player.asked()).table?.status !== 'over'; decisions++) await walker.decide()
  await expectScored(player, await recordThere(player))
  return decisions
}

describe.each(ENGINES.filter((engine) => engine !== 'chromium'))('%s', (engine) => {
  const settings = { confirm: false }
  test.runIf(!WHOLE)('plays a game to its end', async ({ come }) => {
    const player = await come({ engine, settings })
    await player.openTable({ ...LAST_ROUND, chairs: [YOU, BOT] })
    expect(await playOn(player)).toBeGreaterThan(1)
  })
  for (const [game, preset] of WHOLE ? GAMES : [])
    test(`plays a whole game: ${game} ${preset}`, async ({ come }) => {
      const player = await come({ engine, settings })
      await setUp(player, game, preset)
      expect(await playOn(player)).toBeGreaterThan(5)
    })
})
