/** Whole games, from the home page to their scoring, by clicks on what is lit. */
import { readFile } from 'node:fs/promises'
import { describe, expect } from 'vitest'
import type { GameName } from '../src/lib/model'
import type { NextTable } from '../src/net/types'
import { test, type Player } from './support'
import { Chance } from './support/chance'
import { Explorer } from './support/explorer'
import { Walker } from './support/walker'

/** Set a game up for two, against the quickest bot, by what the page has for that. */
async function setUp(player: Player, game: GameName, preset: string): Promise<void> {
  const { page } = player
  await player.home()
  await player.touch(player.card(game).getByRole('link', { name: /^Set up/ }))
  const panel = page.getByRole('region', { name: /^Set up/ })
  if (preset) await player.touch(panel.getByRole('button', { name: preset, exact: true }))
  const remove = panel.getByRole('button', { name: /^Remove seat/ })
  while ((await remove.count()) > 2) await player.touch(remove.last())
  await player.touch(panel.getByRole('button', { name: 'easy' }).last())
  await player.touch(panel.getByRole('button', { name: 'Start the game' }))
}

/** The points on the scoring page, by the names of those who have them. */
async function shownPoints(player: Player): Promise<Record<string, number>> {
  const sheets = player.page.getByRole('table', { name: 'Score sheets' })
  const names = await sheets.locator('thead th b').allInnerTexts()
  const totals = await sheets.locator('tfoot td b').allInnerTexts()
  return Object.fromEntries(names.map((name, at) => [name, Number(totals[at]?.replace('−', '-'))]))
}

/** The points that the server gives to the record that the page lets one save. */
async function recordedPoints(player: Player): Promise<number[]> {
  const { page } = player
  const saving = page.waitForEvent('download')
  await player.touch(page.getByRole('link', { name: 'Save record' }))
  const record = await readFile(await (await saving).path(), 'utf8')
  const answer = await player.context.request.post(new URL('/api/records', page.url()).href, {
    headers: { 'content-type': 'text/plain' },
    data: record,
  })
  const { id } = (await answer.json()) as NextTable
  const { view } = await player.table(id)
  expect(view?.over).toBe(true)
  return view?.scores.map(({ total }) => total) ?? []
}

/** Some decisions are looked into: every move that the server offers must be reachable, and no other. */
const isLookedInto = (decision: number, legal: readonly string[]): boolean =>
  decision % 9 === 4 && legal.length <= 24 && !/^(bid|build|drop|place)/.test(legal[0] ?? '')

const verbOf = (move: string): string => move.split(' ')[0] ?? ''

describe.each<[string, GameName, string, readonly string[]]>([
  ['Zooloretto', 'zooloretto', '', ['draw', 'load', 'take', 'place']],
  ['Aquaretto', 'aquaretto', '', ['draw', 'load', 'take', 'place', 'expand']],
  ['both as one game', 'combined', '', ['draw', 'load', 'take', 'place']],
  ['Zooloretto with everything', 'zooloretto', 'Everything', ['draw', 'load', 'take', 'place']],
  ['O Zoo le Mio', 'ozoolemio', '', ['bid', 'build']],
])('%s', (_, game, preset, usual) => {
  test('is played to its scoring by clicks', async ({ player }) => {
    await setUp(player, game, preset)
    const walker = new Walker(player, new Chance(7))
    const explorer = new Explorer(player)
    const kinds = new Set<string>()
    let decisions = 0
    for (;;) {
      const { table, you } = await player.asked()
      if (table?.status === 'over') break
      const legal = you?.legal ?? []
      if (isLookedInto(++decisions, legal)) {
        expect([...(await explorer.reachable())].sort()).toEqual([...legal].sort())
      }
      const move = await walker.decide()
      expect(legal).toContain(move)
      kinds.add(verbOf(move))
    }
    expect([...kinds].sort()).toEqual(expect.arrayContaining([...usual].sort()))
    const { table } = await player.heard()
    const shown = await shownPoints(player)
    const recorded = await recordedPoints(player)
    const names = table?.seats.map(({ name, bot }) => name || bot) ?? []
    expect(Object.keys(shown)).toHaveLength(names.length)
    expect(shown['Ema']).toBe(recorded[names.indexOf('Ema')])
    expect(Object.values(shown).sort()).toEqual([...recorded].sort())
  })
})
