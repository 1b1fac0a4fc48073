/** Where a bubble goes that is about something: beside it, inside the window, on nothing that can be chosen. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

type Side = 'top' | 'bottom' | 'left' | 'right'

export interface Put {
  left: number
  top: number
  /** Where its tip is: on the edge that looks at the thing, so far along it. */
  tip: { side: Side; at: number } | null
}

const GAP = 14
const EDGE = 8
const TIP = 22

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)))

const shared = (from: number, length: number, other: number, long: number): number =>
  Math.max(0, Math.min(from + length, other + long) - Math.max(from, other))

const overlap = (one: Box, other: Box): number =>
  shared(one.left, one.width, other.left, other.width) *
  shared(one.top, one.height, other.top, other.height)

/** `room` is the part of the window that may be used, `spared` what should stay in sight. */
export function beside(
  thing: Box,
  size: { width: number; height: number },
  room: Box,
  spared: readonly Box[] = [],
): Put {
  const right = room.left + room.width - EDGE
  const bottom = room.top + room.height - EDGE
  const across = thing.left + thing.width / 2
  const level = thing.top + thing.height / 2
  const left = within(across - size.width / 2, room.left + EDGE, right - size.width)
  const top = within(level - size.height / 2, room.top + EDGE, bottom - size.height)
  const along = within(across - left, TIP, size.width - TIP)
  const down = within(level - top, TIP, size.height - TIP)
  const ways: Put[] = [
    { left, top: thing.top + thing.height + GAP, tip: { side: 'top', at: along } },
    { left, top: thing.top - GAP - size.height, tip: { side: 'bottom', at: along } },
    { left: thing.left + thing.width + GAP, top, tip: { side: 'left', at: down } },
    { left: thing.left - GAP - size.width, top, tip: { side: 'right', at: down } },
  ]
  const inside = ways.filter(
    (put) =>
      put.left >= room.left + EDGE &&
      put.left + size.width <= right &&
      put.top >= room.top + EDGE &&
      put.top + size.height <= bottom,
  )
  const covers = (put: Put): number =>
    spared.reduce((sum, box) => sum + overlap({ ...put, ...size }, box), 0)
  const [best] = inside.sort((a, b) => covers(a) - covers(b))
  // Nowhere beside it: at the end of the room that is farther away from it.
  const low = level < room.top + room.height / 2
  return best ?? { left, top: low ? bottom - size.height : room.top + EDGE, tip: null }
}
