/** Whatever can be touched on a phone is as large as the tip of a finger. */
import { expect } from 'vitest'
import { Aside, BOT, OPEN, YOU } from './house/company'
import { tooSmall } from './house/page'
import { test } from './support'

test('a finger finds everything on the pages', async ({ come, server }) => {
  const player = await come({ phone: true })
  const aside = new Aside(player, server)
  const { id } = await aside.open({ game: 'zooloretto(players=3)', chairs: [YOU, OPEN, OPEN] })
  const over = await aside.finished({ game: 'zooloretto(players=3)', chairs: [YOU, BOT, BOT] })
  const paths = ['', 'new/zooloretto', 'lobby', 'mine', 'progress', 'you', 'rules', 'learn']
  for (const path of [...paths, `table/${id}`, `table/${over}`]) {
    await player.goTo(`/#/${path}`)
    await player.page.locator('main h1, main h2').filter({ visible: true }).first().waitFor()
    await player.page.waitForFunction(() => !document.querySelector('.waiting.sign'))
    expect(await tooSmall(player.page), path).toEqual([])
  }
})

for (const [game, asks] of [
  ['zooloretto(players=4)', 'turn'],
  ['aquaretto(players=4)', 'turn'],
  ['combined(players=3)', 'turn'],
  ['zooloretto(players=4, modules=everything)', 'turn'],
  ['zooloretto(players=4, modules=everything)', 'place'],
  ['ozoolemio(players=4)', 'bid'],
  ['ozoolemio(players=3)', 'build'],
] as const) {
  test(`a finger finds everything: ${game}, ${asks}`, async ({ come, server }) => {
    const player = await come({ phone: true })
    const id = await new Aside(player, server).underway(game, asks)
    await player.goTo(`/#/table/${id}`)
    await player.page.locator('.prompt').waitFor()
    expect(await tooSmall(player.page)).toEqual([])
  })
}
