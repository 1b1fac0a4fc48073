/** Numbers, reasons and rules on the page are those of the engine, for every game and every module. */
import { expect } from 'vitest'
import modules from '../fixtures/modules.json'
import type {
  AquarettoView,
  CombinedView,
  GameView,
  OZooView,
  ParkView,
  ScoreLine,
  ZoolorettoView,
  ZooView,
} from '../src/net/contract'
import { Aside, BOT, OPEN, YOU } from './house/company'
import { SPEECH } from '../tests/support/texts'
import { say } from './house/words'
import { test, type Player } from './support'

/** Open a position in which nobody moves. */
async function opened<V extends GameView = ZoolorettoView>(
  player: Player,
  position: string,
): Promise<V> {
  const game = position.slice(0, position.indexOf(' | '))
  const players = Number(/players=(\d)/.exec(game)?.[1])
  const chairs = [YOU, ...Array.from({ length: players - 1 }, () => OPEN)]
  const id = await player.openTable({ game, position, chairs })
  await player.seatFriends(id)
  await player.page.locator('.prompt').waitFor()
  return (await player.table(id)).view as V
}

/** Without the spaces that keep a number and its word together. */
const plain = (text: string | null): string => (text ?? '').replaceAll('\u00a0', ' ')

const numbers = (text: string): number[] =>
  [...text.replaceAll('−', '-').matchAll(/-?\d+/g)].map(([found]) => Number(found))

/** The words of every part of the points of a line: what counts, and what each of them brings. */
const reasons = ({ name, why = [] }: ScoreLine): string[] =>
  why.map(({ key, count = 0, each = 0 }) => {
    const own = `why.${name}.${key}`
    const words = say(SPEECH.en.texts.has(own) ? own : `why.${key}`, { n: count })
    const times = `why.${key}.each`
    if (SPEECH.en.texts.has(times)) return `${words} × ${say(times, { n: each })}`
    return each > 1 ? `${words} × ${each}` : words
  })

/** A line of a score sheet as it can be read. */
interface Shown {
  points: number
  why: string
  next: string
  rule: string
}

/** Every line of the open score sheet. */
async function sheet({ page }: Player): Promise<Shown[]> {
  const lines = page.locator('.scores .sheet li').filter({ visible: true })
  const read = await lines.evaluateAll((all) =>
    all.map((line) => ({
      points: line.querySelector('b.sign')?.textContent ?? '',
      why: line.querySelector('small')?.textContent ?? '',
      next: line.querySelector('.next')?.textContent ?? '',
      rule: line.querySelector('a')?.getAttribute('href') ?? '',
    })),
  )
  return read.map((line) => ({
    points: numbers(line.points)[0] ?? 0,
    why: plain(line.why),
    next: plain(line.next),
    rule: line.rule,
  }))
}

/** The open score sheet has the lines of the engine, with their reasons, rules and next points. */
async function expectSheet(player: Player, { scores }: GameView): Promise<void> {
  const { page } = player
  await page.locator('.scores .sheet').filter({ visible: true }).first().waitFor()
  const told = (scores[0]?.lines ?? []).filter(({ points }) => points !== 0)
  const shown = (await sheet(player)).filter(({ points }) => points !== 0)
  expect(shown.map(({ points }) => points)).toEqual(told.map(({ points }) => points))
  expect(shown.map(({ rule }) => rule)).toEqual(told.map(({ rule }) => `#/rules/${rule}`))
  expect(shown.map(({ next }) => next)).toEqual(
    told.map(({ next }) =>
      next == null ? '' : plain(say('score.next', { n: next })).replace('-', '−'),
    ),
  )
  told.forEach((line, index) => {
    for (const reason of reasons(line)) expect(shown[index]?.why).toContain(plain(reason))
  })
  const total = await page.locator('.scores .total b').filter({ visible: true }).innerText()
  expect(numbers(total)).toEqual([scores[0]?.total])
}

const openSheet = ({ page }: Player): Promise<void> => page.keyboard.press('p')

/** Enclosures and barn say what they are worth. */
async function expectZoo({ page }: Player, zoo: ZooView): Promise<void> {
  for (const pen of zoo.enclosures.filter((one) => /^(\d|x|y)$/.test(one.name))) {
    const label = await page
      .locator(`section.enclosure[data-place="A/pen:${pen.name}"]`)
      .first()
      .getAttribute('aria-label')
    const shown = /(\d+) of (\d+), (-?\d+) point/.exec(plain(label))?.slice(1).map(Number)
    const guests = (zoo.mini_enclosures?.minis ?? []).filter(
      (mini) => 'guest' in mini && mini.guest?.enclosure === pen.name,
    ).length
    expect(shown, pen.name).toEqual([pen.animals.length + guests, pen.spaces + guests, pen.points])
  }
  const barn = await page.locator('[data-place="A/barn"]').first().getAttribute('aria-label')
  expect(numbers(barn ?? ''), barn ?? '').toContain(zoo.barn.points)
  // Enclosures beside the zoo: extra ones and the sponsor's.
  for (const pen of zoo.enclosures.filter((one) => !/^(\d|x|y)$/.test(one.name))) {
    const board = page
      .locator('.side-board')
      .filter({ has: page.locator(`[data-place="A/pen:${pen.name}"]`) })
    expect(numbers(await board.locator('h3 b').first().innerText()), pen.name).toEqual([pen.points])
  }
}

/** Basins say their sizes and their next bonus, the depot what it costs now and next. */
async function expectPark({ page }: Player, park: ParkView): Promise<void> {
  const basins = page.locator('.basins [role="img"], .chips li[aria-label]')
  const labels = await basins.evaluateAll((all) =>
    all.map((basin) => basin.getAttribute('aria-label') ?? ''),
  )
  for (const { size, next } of park.basins) {
    const wanted = next ? [size, next.size] : [size]
    expect(labels.map(numbers)).toContainEqual(wanted)
  }
  const depot = await page.locator('[data-place="A/depot"]').first().getAttribute('aria-label')
  expect(numbers(depot ?? '')).toEqual([
    park.depot.tiles.length,
    park.depot.points,
    park.depot.next,
  ])
}

for (const [name, { position }] of Object.entries(modules)) {
  test(`the page counts as the engine does: ${name}`, async ({ player }) => {
    const view = await opened(player, position)
    const zoo = view.seats[0]?.zoo
    if (!zoo) throw new Error('nobody sits there')
    await expectZoo(player, zoo)
    await player.touch(player.page.locator('.score.long, .score').filter({ visible: true }).first())
    await expectSheet(player, view)
  })
}

const PARK =
  'tiles:c1=turtle-m+d1=turtle+d2=turtle-fish+e2=turtle-fish+a3=dolphin+b3=dolphin+e3=turtle-fish+b4=dolphin-bolt+c4=dolphin+c5=dolphin-f staff:keeper*2 depot:penguin-m+orca'

test('the page counts as the engine does: Aquaretto', async ({ player }) => {
  const view = await opened<AquarettoView>(
    player,
    `aquaretto(players=3, out=crocodile+hippo) | round:4 turn:A asks:turn | bank:23 | trucks:-,-,- | A coins:4 ${PARK} | B coins:1 | C coins:2`,
  )
  const park = view.seats[0]?.park
  if (!park) throw new Error('nobody sits there')
  await expectPark(player, park)
  await expectSheet(player, view)
  const rule = view.scores[0]?.lines[0]?.rule
  const link = player.page.getByRole('link', { name: `${say('rule.link')} ${rule}` }).first()
  await link.focus()
  expect(await link.evaluate((one) => one === document.activeElement)).toBe(true)
  const whys = (await sheet(player)).map(({ why }) => why)
  expect(whys.some((why) => why.includes('3 fish × 2 keepers'))).toBe(true)
})

test('the page counts as the engine does: both games combined', async ({ player }) => {
  const view = await opened<CombinedView>(
    player,
    `combined(players=2, out=flamingo+camel+elephant+polar-bear+crocodile+hippo) | round:4 turn:A asks:turn | bank:55 | trucks:-,-,- | A coins:3 4:leopard*3 5:zebra*2 stalls:5=drinks barn:kangaroo+chimpanzee ${PARK} | B coins:2`,
  )
  const seat = view.seats[0]
  if (!seat) throw new Error('nobody sits there')
  await expectZoo(player, seat.zoo)
  await expectPark(player, seat.park)
  await openSheet(player)
  await expectSheet(player, view)
})

test('O Zoo le Mio is counted area by area and round by round', async ({ player }) => {
  const view = await opened<OZooView>(
    player,
    'ozoolemio(players=2) | round:3 asks:bid flags:A+B row:10+24+9+11+4 | A coins:4 points:5+18 zoo:3_e2_n_3+1_n2e2_e_5+19_n1w1_s_6+20_s1w2_e_7 | B coins:8 points:6+18 zoo:15_n1e2_s_1+13_w2_e_2+5_n1e3_e_4+18_n3e4_s_8+23_n4e4_w_9+7_n4e5_n_10',
  )
  const { page } = player
  const cells = (of: string): Promise<number[][]> =>
    page
      .locator(`${of} tbody tr`)
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent) || 0),
        ),
      )
  const areas = view.seats.map(({ areas: stars, trees }) => [...Object.values(stars), trees])
  expect(await cells('.majorities')).toEqual(
    (areas[0] ?? []).map((_, kind) => areas.map((of) => of[kind])),
  )
  const held = await page
    .locator('.majorities tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('td')].map((cell) => cell.querySelectorAll('svg').length),
      ),
    )
  const figures = view.seats.map((seat) => [...Object.values(seat.visitors), seat.tree_figures])
  expect(held).toEqual((figures[0] ?? []).map((_, kind) => figures.map((of) => of[kind])))
  expect(await cells('.rounds')).toEqual(
    view.seats.map((seat, number) => [
      ...seat.points.slice(0, view.round - 1),
      seat.figures * view.round,
      ...seat.points.slice(view.round),
      view.scores[number]?.total,
    ]),
  )
  await openSheet(player)
  await expectSheet(player, view)
})

test('the sheets of a game that is over say what each round brought, area by area', async ({
  player,
  server,
}) => {
  const aside = new Aside(player, server)
  const id = await aside.finished({ game: 'ozoolemio(players=2)', chairs: [YOU, BOT] })
  const view = (await aside.told(id)).view as OZooView
  await player.goTo(`/#/table/${id}`)
  await player.page.locator('.end .sheets').waitFor()
  const rows = await player.page.locator('.sheets tbody tr').evaluateAll((all) =>
    all.map((row) => ({
      rule: row.querySelector('th a')?.getAttribute('href'),
      cells: [...row.querySelectorAll('td')].map((cell) => ({
        points: cell.querySelector('b')?.textContent ?? '',
        why: cell.querySelector('small')?.textContent ?? '',
      })),
    })),
  )
  const seats = view.ranking.flat()
  expect(rows).toHaveLength(5)
  rows.forEach(({ rule, cells }, row) =>
    seats.forEach((seat, column) => {
      const line = view.scores[seat]?.lines[row]
      if (!line) throw new Error('no such line')
      expect(rule).toBe(`#/rules/${line.rule}`)
      expect(numbers(cells[column]?.points ?? '')).toEqual([line.points])
      expect(line.why?.length ?? 0).toBeGreaterThan(0)
      for (const reason of reasons(line))
        expect(plain(cells[column]?.why ?? '')).toContain(plain(reason))
    }),
  )
})

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
