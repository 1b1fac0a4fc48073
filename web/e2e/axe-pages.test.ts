/** No violation of WCAG, level A or AA, on any page around the table. */
import { expect } from 'vitest'
import { violations } from './house/axe'
import { Aside, BOT, OPEN, YOU } from './house/company'
import { FIRST_TRUCKS } from './house/positions'
import { say } from './house/words'
import { test, type Player } from './support'

const come = async (player: Player, path: string): Promise<void> => {
  await player.goTo(path)
  await player.page.locator('main h1, main h2').first().waitFor()
  await player.page.waitForFunction(() => !document.querySelector('.waiting.sign'))
}

for (const [name, path, act] of [
  ['home', '/'],
  ['set-up of Zooloretto', '/#/new/zooloretto', 'preset.everything'],
  ['set-up of Aquaretto', '/#/new/aquaretto'],
  ['set-up of O Zoo le Mio', '/#/new/ozoolemio'],
  ['open tables', '/#/lobby'],
  ['finished tables', '/#/lobby', 'lobby.over'],
  ['my games', '/#/mine'],
  ['oneself', '/#/you'],
  ['a rule', '/#/rules/Z.4.2'],
  ['how to play', '/#/learn'],
  ['a dead link', '/#seat=deadlinkdeadlinkdeadlin'],
  ['no such table', '/#/table/nosuchtable'],
  ['no such page', '/#/nowhere'],
] as const) {
  test(`axe finds nothing: ${name}`, async ({ player, server }) => {
    player.faults.expect(/404/, /Failed to load resource/)
    const aside = new Aside(player, server)
    await aside.open({ ...FIRST_TRUCKS, chairs: [YOU, BOT], options: { listed: true } })
    await aside.open({
      game: 'combined(players=3)',
      chairs: [YOU, OPEN, OPEN],
      options: { listed: true },
    })
    await come(player, path)
    if (act) await player.page.getByRole('button', { name: say(act), exact: true }).click()
    expect(await violations(player.page, name)).toEqual([])
  })
}

test('axe finds nothing: settings, a kept seat, the waiting room', async ({
  player,
  come: more,
  server,
}) => {
  await come(player, '/')
  await player.page
    .getByRole('banner')
    .getByRole('button', { name: say('nav.settings') })
    .click()
  await player.page.getByRole('dialog').waitFor()
  expect(await violations(player.page, 'settings')).toEqual([])

  const { id, links } = await new Aside(player, server).open({
    game: 'zooloretto(players=3)',
    chairs: [YOU, OPEN, OPEN],
  })
  const guest = await more()
  await come(guest, links[1]?.path ?? '')
  expect(await violations(guest.page, 'a kept seat')).toEqual([])
  await come(player, `/#/table/${id}`)
  expect(await violations(player.page, 'the waiting room')).toEqual([])
})
