/** Numbers and reasons on the page are those of the engine, for a position of every module. */
import { expect } from 'vitest'
import modules from '../fixtures/modules.json'
import type { ScoreLine, ZoolorettoView } from '../src/net/contract'
import { OPEN, YOU } from './house/company'
import { MESSAGES, say } from './house/words'
import { test, type Player } from './support'

/** Open a position in which nobody moves. */
async function opened(player: Player, position: string): Promise<ZoolorettoView> {
  const game = position.slice(0, position.indexOf(' | '))
  const players = Number(/players=(\d)/.exec(game)?.[1])
  const chairs = [YOU, ...Array.from({ length: players - 1 }, () => OPEN)]
  const id = await player.openTable({ game, position, chairs })
  await player.seatFriends(id)
  await player.page.locator('.prompt').waitFor()
  return (await player.table(id)).view as ZoolorettoView
}

/** Without the spaces that keep a number and its word together. */
const plain = (text: string | null): string => (text ?? '').replaceAll('\u00a0', ' ')

const numbers = (text: string): number[] =>
  [...text.replaceAll('−', '-').matchAll(/-?\d+/g)].map(([found]) => Number(found))

/** The words of every part of the points of a line. */
const reasons = ({ name, why = [] }: ScoreLine): string[] =>
  why.map(({ key, count = 0 }) => {
    const own = `why.${name}.${key}`
    return say(MESSAGES.en.has(own) ? own : `why.${key}`, { n: count })
  })

/** Every line of the open score sheet: its points and its reasons. */
const sheet = ({ page }: Player): Promise<{ points: string; why: string }[]> =>
  page
    .locator('.scores .sheet li')
    .filter({ visible: true })
    .evaluateAll((lines) =>
      lines.map((line) => ({
        points: line.querySelector('b.sign')?.textContent ?? '',
        why: line.querySelector('small')?.textContent ?? '',
      })),
    )

for (const [name, { position }] of Object.entries(modules)) {
  test(`the page counts as the engine does: ${name}`, async ({ player }) => {
    const view = await opened(player, position)
    const { page } = player
    const zoo = view.seats[0]?.zoo
    if (!zoo) throw new Error('nobody sits there')

    for (const pen of zoo.enclosures.filter((one) => /^(\d|x|y)$/.test(one.name))) {
      const label = await page
        .locator(`section.enclosure[data-place="A/pen:${pen.name}"]`)
        .first()
        .getAttribute('aria-label')
      const shown = /(\d+) of (\d+), (-?\d+) point/.exec(plain(label))?.slice(1).map(Number)
      const guests = (zoo.mini_enclosures?.minis ?? []).filter(
        (mini) => 'guest' in mini && mini.guest?.enclosure === pen.name,
      ).length
      expect(shown, pen.name).toEqual([
        pen.animals.length + guests,
        pen.spaces + guests,
        pen.points,
      ])
    }
    const barn = await page.locator('[data-place="A/barn"]').first().getAttribute('aria-label')
    expect(numbers(barn ?? ''), barn ?? '').toContain(zoo.barn.points)

    await player.touch(page.locator('.score.long, .score').filter({ visible: true }).first())
    await page.locator('.scores .sheet').filter({ visible: true }).first().waitFor()
    const shown = (await sheet(player)).map(({ points, why }) => ({
      points: numbers(points)[0] ?? 0,
      why,
    }))
    const told = (view.scores[0]?.lines ?? []).filter(({ points }) => points !== 0)
    const counted = shown.filter(({ points }) => points !== 0)
    expect(counted.map(({ points }) => points)).toEqual(told.map(({ points }) => points))
    told.forEach((line, index) => {
      for (const reason of reasons(line))
        expect(plain(counted[index]?.why ?? '')).toContain(plain(reason))
    })
    const total = await page.locator('.scores .total b').filter({ visible: true }).innerText()
    expect(numbers(total)).toEqual([view.scores[0]?.total])
  })
}

test('the guest of Hagenbeck is seen, heard and counted', async ({ player }) => {
  const { position } = modules.hagenbeck
  await opened(player, position)
  expect(await player.tilesAt('A/pen:5')).toEqual(['panda', 'panda', 'elephant'])
  const label = await player.page
    .locator('section.enclosure[data-place="A/pen:5"]')
    .getAttribute('aria-label')
  expect(plain(label)).toContain('3 of 5, 3 points')
  expect(plain(label)).toContain(plain(say('guest.label', { tile: 'Elephant' })))
  expect(await player.tilesAt('A/mini:hagenbeck')).toEqual(['elephant'])
})

for (const [mini, tiles] of [
  ['kiwi', ['flamingo', 'coin', 'panda-m']],
  ['beaver', ['flamingo', 'coin', 'panda-m']],
  ['christmas-present', ['flamingo', 'flamingo', 'flamingo', 'snack', 'panda-m']],
  ['christmas-tree', ['coin', 'panda', 'panda-m']],
  ['skunk', ['panda', 'panda']],
] as const) {
  test(`what lies on a mini enclosure is seen: ${mini}`, async ({ player }) => {
    await opened(player, modules[mini].position)
    expect(await player.tilesAt(`A/mini:${mini}`)).toEqual(tiles)
  })
}

test('the bet of the octopus and the stack of foreign zoos are seen', async ({ player }) => {
  await opened(player, modules.octopus.position)
  const bet = player.page.locator('[data-place="A/mini:octopus"]')
  await bet.getByText(say('mini.named', { who: 'Jana' })).waitFor()
  const view = await opened(player, modules['foreign-zoos'].position)
  const { top = 0, cards_left: left = 0 } = view.foreign_zoos ?? {}
  const market = player.page.locator('.market')
  await market.getByText(say('board.foreign.top', { n: top ?? 0 })).waitFor()
  await market.getByText(say('board.foreign.left', { n: left })).waitFor()
})
