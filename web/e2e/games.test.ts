/** Whole games, from the home page to their scoring, by clicks on what is lit. */
import { describe, expect } from 'vitest'
import type { GameName } from '../src/table/view'
import { test } from './support'
import { Chance } from './support/chance'
import { Explorer } from './support/explorer'
import { Walker } from './support/walker'
import { expectScored, savedRecord, setUp } from './support/whole'

/** Some decisions are looked into: every move that the server offers must be reachable, and no other. */
const isLookedInto = (decision: number, legal: readonly string[]): boolean =>
  [4, 15, 33].includes(decision) && legal.length <= 24 && !/^(bid|build|drop)/.test(legal[0] ?? '')

const verbOf = (move: string): string => move.split(' ')[0] ?? ''

/** Who leaves everything to chance may never buy a board: this one always does. */
const BUYS = /^(Small|Large) board/

describe.each<[string, GameName, string, readonly string[], RegExp?]>([
  ['Zooloretto', 'zooloretto', '', ['draw', 'load', 'take', 'place']],
  ['Aquaretto', 'aquaretto', '', ['draw', 'load', 'take', 'place', 'expand'], BUYS],
  ['both as one game', 'combined', '', ['draw', 'load', 'take', 'place']],
  ['Zooloretto with everything', 'zooloretto', 'Everything', ['draw', 'load', 'take', 'place']],
  ['O Zoo le Mio', 'ozoolemio', '', ['bid', 'build']],
])('%s', (_, game, preset, usual, favourite) => {
  test('is played to its scoring by clicks', async ({ come }) => {
    const player = await come({ settings: { confirm: false } })
    await setUp(player, game, preset)
    const walker = new Walker(player, new Chance(7), favourite)
    const explorer = new Explorer(player)
    const verbs = new Set<string>()
    for (let decision = 1; ; decision++) {
      const { table, you } = await player.asked()
      if (table?.status === 'over') break
      const legal = you?.legal ?? []
      if (isLookedInto(decision, legal))
        expect([...(await explorer.reachable())].sort()).toEqual([...legal].sort())
      const move = await walker.decide()
      expect(legal).toContain(move)
      verbs.add(verbOf(move))
    }
    expect([...verbs]).toEqual(expect.arrayContaining([...usual]))
    await expectScored(player, await savedRecord(player))
  })
})
