/** The ways of hints along the walks of a zoo. */
import { rounded, type Point } from '$/ui/draw/curves'

/** Where walks of the large zoo meet, in units of its board. */
const HUB: Point = { x: 499, y: 240 }
const BARN_WALK = 438
const EAST_WALK = 776
const WEST_WALK = 186
const STRIP_WALK = 144
const HEIGHT = 492

/** The corners between the hub and a place of the zoo; a point outside is reached at the rim. */
function spokes(place: string, at: Point): Point[] {
  if (/\/pen:[45]/.test(place)) return [{ x: HUB.x, y: at.y }]
  if (/\/(pen:6|barn|pile)/.test(place)) {
    return [
      { x: BARN_WALK, y: HUB.y },
      { x: BARN_WALK, y: at.y },
    ]
  }
  if (/\/(pen:[xy]|hoarding)/.test(place)) {
    return [
      { x: STRIP_WALK, y: HUB.y },
      { x: STRIP_WALK, y: at.y },
    ]
  }
  if (place.endsWith('/stall:5')) return [{ x: WEST_WALK, y: HUB.y }]
  if (/\/stall:[46]/.test(place)) {
    return [
      { x: EAST_WALK, y: HUB.y },
      { x: EAST_WALK, y: at.y },
    ]
  }
  if (at.y < 0) {
    return [
      { x: HUB.x, y: -24 },
      { x: at.x, y: -24 },
    ]
  }
  if (at.y > HEIGHT) {
    return [
      { x: BARN_WALK, y: HUB.y },
      { x: BARN_WALK, y: HEIGHT + 8 },
      { x: at.x, y: HEIGHT + 8 },
    ]
  }
  return []
}

const inLine = (a: Point, b: Point, c: Point): boolean =>
  (a.x === b.x && b.x === c.x) || (a.y === b.y && b.y === c.y)

/** Corners that lead back the way one came, or straight on, are none. */
function tidied(points: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const point of points) {
    const last = kept.at(-1)
    if (last && last.x === point.x && last.y === point.y) continue
    const before = kept.at(-2)
    if (last && before && inLine(before, last, point)) kept.pop()
    const now = kept.at(-1)
    if (!now || now.x !== point.x || now.y !== point.y) kept.push(point)
  }
  return kept
}

/** The corners of a way through the zoo; lines beside each other keep `aside` apart. */
export function throughZoo(
  from: Point,
  to: Point,
  places: readonly [from: string, to: string],
  aside = 0,
): Point[] {
  const corners = [...spokes(places[0], from).reverse(), HUB, ...spokes(places[1], to)]
  const [start, ...rest] = tidied([from, ...corners, to])
  const end = rest.pop()
  return [
    ...(start ? [start] : []),
    ...rest.map(({ x, y }) => ({ x: x + aside, y: y + aside })),
    ...(end ? [end] : []),
  ]
}

/** The way of a hint on the screen: through the units of the board that shows the zoo large, if there is one. */
export function wayThroughZoo(
  root: HTMLElement,
  from: Point,
  to: Point,
  places: readonly [from: string, to: string],
  aside: number,
): string | null {
  const inZoo = places.some((place) => /^[A-E]\/(pen|barn|pile|stall|hoarding)/.test(place))
  const board = inZoo ? root.querySelector<HTMLElement>('[data-walks]') : null
  if (!board) return null
  const box = board.getBoundingClientRect()
  const scale = box.height / board.offsetHeight
  const shift = Number(board.dataset['walks'])
  const inside = ({ x, y }: Point): Point => ({
    x: (x - box.left) / scale - shift,
    y: (y - box.top) / scale,
  })
  return rounded(
    throughZoo(inside(from), inside(to), places, aside).map(({ x, y }) => ({
      x: (x + shift) * scale + box.left,
      y: y * scale + box.top,
    })),
    16 * scale,
  )
}
