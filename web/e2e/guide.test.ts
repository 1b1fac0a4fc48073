/** The guided first game: a real one, with somebody who explains it. */
import { expect } from 'vitest'
import { say } from './house/words'
import { test, type Player } from './support'
import { Chance } from './support/chance'
import { Walker } from './support/walker'
import { expectScored, savedRecord } from './support/whole'

const guideOf = ({ page }: Player) => page.getByRole('complementary', { name: say('guide.label') })

async function begin(player: Player): Promise<void> {
  await player.home()
  await player.page.getByRole('link', { name: say('foot.new') }).click()
  await player.page.getByRole('button', { name: say('learn.go') }).click()
  await player.asked()
  await guideOf(player).waitFor()
}

test('a guide speaks about what can be done, until the game is scored', async ({ player }) => {
  await begin(player)
  const guide = guideOf(player)
  const heard = new Set<string>()
  const read = (key: string): Promise<void> => guide.getByText(say(key)).waitFor()
  const next = (key: string): Promise<void> =>
    guide.getByRole('button', { name: say(key), exact: true }).click()
  await read('guide.zoo')
  await next('guide.next')
  await read('guide.yard')
  await next('guide.next')
  await read('guide.draw')
  // Who does what is said need not say so.
  await player.pick('supply')
  await player.answered()
  await read('guide.load')

  const walker = new Walker(player, new Chance(5))
  while ((await player.asked()).table?.status !== 'over') {
    if (await guide.count()) heard.add(await guide.getByRole('status').innerText())
    await walker.decide()
  }
  for (const key of ['guide.take', 'guide.place']) expect([...heard]).toContain(say(key))
  // Its last word is where to go from here.
  await guide.getByText(say('guide.end')).waitFor()
  expect(await guide.count()).toBe(1)
  await expectScored(player, await savedRecord(player))
})

test('the guide goes when it is sent away, stays away, and comes back when called', async ({
  player,
}) => {
  await begin(player)
  const guide = guideOf(player)
  await guide.getByRole('button', { name: say('guide.skip') }).click()
  await guide.waitFor({ state: 'detached' })
  await player.page.reload()
  await player.asked()
  expect(await guide.count()).toBe(0)
  await player.page.getByRole('button', { name: say('tools.menu'), exact: true }).click()
  await player.page.getByRole('button', { name: say('guide.back') }).click()
  await guide.getByText(say('guide.zoo')).waitFor()
})
