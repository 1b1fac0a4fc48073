/** Where the name of a thing is shown: above it, below where there is no room, and always inside the window. */

/** Room between a tip and its thing, and between a tip and the edge of the window. */
const GAP = 8
const EDGE = 6

interface Box {
  left: number
  top: number
  bottom: number
  width: number
}
interface Size {
  width: number
  height: number
}

export function tipSpot(thing: Box, tip: Size, room: Size): { left: number; top: number } {
  const above = thing.top - GAP - tip.height
  const top = above >= EDGE ? above : Math.min(thing.bottom + GAP, room.height - EDGE - tip.height)
  const middle = thing.left + thing.width / 2 - tip.width / 2
  return { left: Math.max(EDGE, Math.min(middle, room.width - EDGE - tip.width)), top }
}
