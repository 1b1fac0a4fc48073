/** The ways of hints: along the walks of a zoo, or in a curve where there are none. */

export interface Point {
  x: number
  y: number
}

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

const text = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`

/** A way with round corners, as SVG writes it. */
export function rounded(points: readonly Point[], radius: number): string {
  const [first, ...rest] = points
  const last = rest.pop()
  if (!first || !last) return ''
  const parts = [`M${text(first)}`]
  rest.forEach((corner, index) => {
    const before = points[index] ?? first
    const after = points[index + 2] ?? last
    const near = (other: Point): Point => {
      const length = Math.hypot(other.x - corner.x, other.y - corner.y) || 1
      const part = Math.min(radius, length / 2) / length
      return {
        x: corner.x + (other.x - corner.x) * part,
        y: corner.y + (other.y - corner.y) * part,
      }
    }
    parts.push(`L${text(near(before))}Q${text(corner)} ${text(near(after))}`)
  })
  parts.push(`L${text(last)}`)
  return parts.join('')
}

/** A light curve straight across. */
export function curve(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const middle = { x: from.x + dx / 2 - dy * 0.16, y: from.y + dy / 2 + dx * 0.16 }
  return `M${text(from)}Q${text(middle)} ${text(to)}`
}
