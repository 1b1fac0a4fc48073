/** A whole game without a mouse, from the home page to its scoring. */
import { expect } from 'vitest'
import { test } from './support'
import { Chance } from './support/chance'
import { Typist } from './support/keyboard'
import { expectScored } from './support/whole'

test('Zooloretto is played to its scoring by keys alone', async ({ come }) => {
  const player = await come({ painted: true, settings: { confirm: false } })
  const typist = new Typist(player, new Chance(3))
  await player.home()
  await typist.tabTo(/^Set up.*Zooloretto/)
  await typist.press('Enter')
  for (const [stop, key] of [
    ['Remove seat 4', 'Enter'],
    ['Remove seat 3', 'Enter'],
    ['Level of the bot at seat 2', 'ArrowUp'], // from normal to easy
    ['Start the game', 'Enter'],
  ] as const) {
    await typist.tabTo(new RegExp(`^${stop}`))
    await typist.press(key)
  }
  const moves = new Set<string>()
  while ((await player.asked()).table?.status !== 'over') moves.add(await typist.decide())
  expect(moves.size).toBeGreaterThan(10)
  const { page } = player
  const record = await player.context.request.get(
    page.url().replace(/#.table.(.+)$/, 'api/tables/$1/record'),
  )
  await expectScored(player, await record.text())
  expect((await player.heard()).pointers).toEqual([])
})
