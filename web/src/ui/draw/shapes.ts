/** Organic outlines: blobs, smooth paths, points along them. Everything drawn is plain SVG text. */

export type Point = readonly [number, number]

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** Dice for drawings: the same seed draws the same picture. */
export class Dice {
  private state: number

  constructor(seed: string | number) {
    let hash = 2166136261
    for (const char of String(seed)) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619)
    this.state = hash >>> 0
  }

  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }

  of<T>(choices: readonly [T, ...T[]]): T {
    return choices[Math.floor(this.next() * choices.length)] ?? choices[0]
  }
}

/** A number in SVG: one digit behind the point is enough. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** Many small things of a kind are one shape: the browser has one element to look after. */
export const many = (
  count: number,
  attributes: string,
  outline: (index: number) => string,
): string => (count > 0 ? `<path d="${times(count, outline)}" ${attributes}/>` : '')

/** The outline of an ellipse, as a part of a larger path. */
export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0z`

/** A tuft of grass, as a part of a larger path. */
export const tuft = (x: number, y: number, s: number): string =>
  `M${n(x)} ${n(y)}l${n(-2.5 * s)} ${n(-6 * s)}m${n(2.5 * s)} ${n(6 * s)}v${n(-8 * s)}m0 ${n(8 * s)}l${n(3 * s)} ${n(-6 * s)}`

export interface BlobOptions {
  inset?: number
  /** How square it is: 2 is an ellipse, 14 nearly a rectangle. */
  square?: number
  wobble?: number
}

/** The outline of a patch of land of this size: a wobbly superellipse. */
export function blob(
  width: number,
  height: number,
  seed: number | string,
  { inset = 7, square = 3.9, wobble = 2.2 }: BlobOptions = {},
): Point[] {
  const dice = new Dice(`blob${seed}`)
  const phases = Array.from({ length: 3 }, () => dice.between(0, 2 * Math.PI))
  const [p = 0, q = 0, s = 0] = phases
  const corners = 56
  return Array.from({ length: corners }, (_, index) => {
    const turn = (2 * Math.PI * index) / corners
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const bump =
      wobble *
      (Math.sin(3 * turn + p) * 0.6 + Math.sin(5 * turn + q) * 0.5 + Math.sin(2 * turn + s) * 0.4)
    const bent = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / square)
    return [
      width / 2 + (width / 2 - inset + bump) * bent(cos),
      height / 2 + (height / 2 - inset + bump) * bent(sin),
    ] as const
  })
}

/** A smooth path through the points. */
export function smooth(points: readonly Point[], closed = true): string {
  const count = points.length
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] as Point
  let path = `M${n(at(0)[0])} ${n(at(0)[1])}`
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6] as const
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6] as const
    path += `C${n(c1[0])} ${n(c1[1])} ${n(c2[0])} ${n(c2[1])} ${n(p2[0])} ${n(p2[1])}`
  }
  return closed ? `${path}z` : path
}

/** Points at equal distances along a closed outline, for posts of a fence. */
export function along(points: readonly Point[], distance: number): Point[] {
  const found: Point[] = []
  let walked = 0
  let next = 0
  points.forEach(([x0, y0], index) => {
    const [x1, y1] = points[(index + 1) % points.length] as Point
    const length = Math.hypot(x1 - x0, y1 - y0)
    while (length > 0 && next <= walked + length) {
      const part = (next - walked) / length
      found.push([x0 + (x1 - x0) * part, y0 + (y1 - y0) * part])
      next += distance
    }
    walked += length
  })
  return found
}

const drawn = new Map<string, string>()

/** Draw once: pictures depend on nothing but their key. */
export function once(key: string, draw: () => string): string {
  let picture = drawn.get(key)
  if (picture === undefined) {
    picture = draw()
    drawn.set(key, picture)
  }
  return picture
}
