/** Ways across the table, as SVG writes them. */

export interface Point {
  x: number
  y: number
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
