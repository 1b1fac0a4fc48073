/** The beginning and the end of a whole game. */
import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import type { GameName } from '../../src/table/view'
import type { NextTable } from '../../src/net/messages'
import type { Player } from './player'

/** Set a game up for two, against the quickest bot, by what the page has for that. */
export async function setUp(player: Player, game: GameName, preset = ''): Promise<void> {
  const { page } = player
  await player.home()
  await player.touch(player.card(game).getByRole('link', { name: /^Set up/ }))
  const panel = page.getByRole('region', { name: /^Set up/ })
  if (preset) await player.touch(panel.getByRole('button', { name: preset, exact: true }))
  const remove = panel.getByRole('button', { name: /^Remove seat/ })
  await remove.first().waitFor()
  while ((await remove.count()) > 2) await player.touch(remove.last())
  await panel
    .getByRole('combobox', { name: /^Level of the bot/ })
    .last()
    .selectOption('easy')
  await player.touch(panel.getByRole('button', { name: 'Start the game' }))
}

/** The points on the scoring page, by the names of those who have them. */
export async function shownPoints(player: Player): Promise<Record<string, number>> {
  const sheets = player.page.getByRole('table', { name: 'Score sheets' })
  const names = await sheets.locator('thead th b').allInnerTexts()
  const totals = await sheets.locator('tfoot td b').allInnerTexts()
  return Object.fromEntries(names.map((name, at) => [name, Number(totals[at]?.replace('−', '-'))]))
}

/** The points that the server gives to a record when it replays it. */
async function replayedPoints(player: Player, record: string): Promise<number[]> {
  const answer = await player.context.request.post(
    new URL('/api/records', player.page.url()).href,
    { headers: { 'content-type': 'text/plain' }, data: record },
  )
  const { id } = (await answer.json()) as NextTable
  const { view } = await player.table(id)
  expect(view?.over).toBe(true)
  return view?.scores.map(({ total }) => total) ?? []
}

/** What the link to save the record gives. */
export async function savedRecord(player: Player): Promise<string> {
  const saving = player.page.waitForEvent('download')
  await player.touch(player.page.getByRole('link', { name: 'Save record' }))
  return readFile(await (await saving).path(), 'utf8')
}

/** What that link leads to, where a browser can't be asked for what it has saved. */
export const recordThere = (player: Player): Promise<string> =>
  player.page
    .getByRole('link', { name: 'Save record' })
    .evaluate(async (link) => (await fetch((link as HTMLAnchorElement).href)).text())

/** The scoring page shows exactly what a replay of the record gives to Ema and to the bot. */
export async function expectScored(player: Player, record: string): Promise<void> {
  const { Ema, ...others } = await shownPoints(player)
  const [first, second] = await replayedPoints(player, record)
  expect([Ema, ...Object.values(others)]).toEqual([first, second])
}
