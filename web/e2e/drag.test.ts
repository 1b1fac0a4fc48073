/** Pieces that are dragged to where they go, with a mouse and with a finger. */
import { expect } from 'vitest'
import { BOT, YOU } from './house/company'
import { FIRST_TRUCKS } from './house/positions'
import { test, type Player } from './support'
import type { Point } from './support/player'

const TILE = 'hand/leopard-m'
const PEN = 'A/pen:5'

/** Truck 1 is taken: its tiles are to be placed. */
async function withTiles(player: Player): Promise<void> {
  await player.openTable({ ...FIRST_TRUCKS, chairs: [YOU, BOT] })
  await player.asked()
  await player.pick('truck:1')
  await player.answered()
}

async function middleOf(player: Player, place: string): Promise<Point> {
  const box = await player.place(place).first().boundingBox()
  if (!box) throw new Error(`${place} is not there`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const lastMove = async (player: Player): Promise<string | undefined> =>
  (await player.answered()).sent.at(-1)?.move

test('a tile is dragged to an enclosure', async ({ player }) => {
  await withTiles(player)
  const { mouse } = player.page
  const [from, to] = [await middleOf(player, TILE), await middleOf(player, PEN)]
  await mouse.move(from.x, from.y)
  await mouse.down()
  await mouse.move(to.x, to.y, { steps: 5 })
  await mouse.up()
  expect(await lastMove(player)).toBe('place leopard-m 5')
  expect(await player.tilesAt(PEN)).toEqual(['leopard-m'])
})

test('what is dropped outside is still in hand', async ({ player }) => {
  await withTiles(player)
  const { mouse } = player.page
  const from = await middleOf(player, TILE)
  await mouse.move(from.x, from.y)
  await mouse.down()
  await mouse.move(5, 300, { steps: 5 })
  await mouse.up()
  expect(await lastMove(player)).toBe('take 1')
  expect(await player.tilesAt('hand')).toContain('leopard-m')
})

/** A finger that rests for so many seconds before it moves; the times are those of its events. */
async function swipe(player: Player, from: Point, to: Point, rest: number): Promise<void> {
  const wire = await player.context.newCDPSession(player.page)
  let at = Date.now() / 1000
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: Point[],
    after: number,
  ): Promise<unknown> =>
    wire.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: (at += after) })
  await send('touchStart', [from], 0)
  const STEPS = 8
  for (let step = 1; step <= STEPS; step++) {
    const part = step / STEPS
    const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
    await send('touchMove', [point], step === 1 ? rest : 0.016)
  }
  await send('touchEnd', [], 0.016)
}

test('a finger that rests on a tile drags it, and one that does not leaves it in hand', async ({
  come,
}) => {
  const player = await come({ phone: true })
  await withTiles(player)
  const swiped = async (rest: number): Promise<void> =>
    swipe(player, await middleOf(player, TILE), await middleOf(player, PEN), rest)
  await swiped(0.05)
  expect(await lastMove(player)).toBe('take 1')
  await swiped(0.3)
  await player.page.waitForFunction(() => window.heard.sent.at(-1)?.move !== 'take 1')
  expect(await lastMove(player)).toBe('place leopard-m 5')
})
