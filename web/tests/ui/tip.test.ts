import { expect, it } from 'vitest'
import { tipSpot } from '../../src/ui/tip'

const room = { width: 390, height: 664 }
const tip = { width: 120, height: 28 }
const thing = (left: number, top: number) => ({ left, top, bottom: top + 40, width: 40 })

it('stands above its thing, in the middle', () => {
  expect(tipSpot(thing(180, 300), tip, room)).toEqual({ left: 140, top: 264 })
})

it.each([
  [0, 300],
  [350, 300],
  [180, 2],
  [180, 630],
  [0, 0],
])('stays inside the window and beside its thing at %i, %i', (left, top) => {
  const box = thing(left, top)
  const spot = tipSpot(box, tip, room)
  expect(spot.left).toBeGreaterThanOrEqual(0)
  expect(spot.left + tip.width).toBeLessThanOrEqual(room.width)
  expect(spot.top).toBeGreaterThanOrEqual(0)
  expect(spot.top + tip.height <= box.top || spot.top >= box.bottom).toBe(true)
})
