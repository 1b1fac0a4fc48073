/** The rounded outline of a set of grid cells: basins, islands and boards of Aquaretto. */
import type { Cell } from '../model'
import { n, type Point } from '$/ui/draw/shapes'

export interface OutlineOptions {
  pitch: number
  /** Above 0 the outline grows beyond the cells, below 0 it shrinks. */
  grow: number
  radius: number
  left?: number
  top?: number
}

interface Corner {
  x: number
  y: number
}

const key = ({ x, y }: Corner): string => `${x},${y}`

/** The loops of edges round the cells, clockwise, one corner after the other. */
function loopsOf(cells: readonly Cell[]): Corner[][] {
  const inside = new Set(cells.map(({ row, column }) => `${row},${column}`))
  const edges = new Map<string, Corner[]>()
  const add = (from: Corner, to: Corner): void => {
    edges.set(key(from), [...(edges.get(key(from)) ?? []), to])
  }
  for (const { row, column } of cells) {
    const [x, y] = [column, row]
    if (!inside.has(`${row - 1},${column}`)) add({ x, y }, { x: x + 1, y })
    if (!inside.has(`${row},${column + 1}`)) add({ x: x + 1, y }, { x: x + 1, y: y + 1 })
    if (!inside.has(`${row + 1},${column}`)) add({ x: x + 1, y: y + 1 }, { x, y: y + 1 })
    if (!inside.has(`${row},${column - 1}`)) add({ x, y: y + 1 }, { x, y })
  }
  const loops: Corner[][] = []
  while (edges.size > 0) {
    const [first] = edges.keys()
    const [x = 0, y = 0] = (first ?? '').split(',').map(Number)
    const loop: Corner[] = []
    let previous: Corner | null = null
    let current: Corner = { x, y }
    do {
      loop.push(current)
      const ways: Corner[] = edges.get(key(current)) ?? []
      let way = 0
      if (ways.length > 1 && previous) {
        // Where cells meet at a point, turn right, so that they stay apart.
        const [dx, dy] = [current.x - previous.x, current.y - previous.y]
        const here = current
        way = Math.max(
          ways.findIndex((to) => to.x - here.x === -dy && to.y - here.y === dx),
          0,
        )
      }
      const [to] = ways.splice(way, 1)
      if (ways.length === 0) edges.delete(key(current))
      previous = current
      current = to as Corner
    } while (current.x !== x || current.y !== y)
    loops.push(loop)
  }
  return loops
}

export function outline(cells: readonly Cell[], options: OutlineOptions): string {
  const { pitch, grow, radius, left = 0, top = 0 } = options
  let path = ''
  for (const loop of loopsOf(cells)) {
    const corners: Point[] = []
    loop.forEach((here, index) => {
      const before = loop.at(index - 1) as Corner
      const after = loop[(index + 1) % loop.length] as Corner
      const [ax, ay] = [here.x - before.x, here.y - before.y]
      const [bx, by] = [after.x - here.x, after.y - here.y]
      if (ax === bx && ay === by) return
      corners.push([
        left + here.x * pitch + (ay + by) * grow,
        top + here.y * pitch - (ax + bx) * grow,
      ])
    })
    corners.forEach((here, index) => {
      const before = corners.at(index - 1) as Point
      const after = corners[(index + 1) % corners.length] as Point
      const [l1, l2] = [
        Math.hypot(here[0] - before[0], here[1] - before[1]),
        Math.hypot(after[0] - here[0], after[1] - here[1]),
      ]
      const cut = Math.min(radius, l1 / 2, l2 / 2)
      const toward = (to: Point, length: number): string =>
        `${n(here[0] + ((to[0] - here[0]) / length) * cut)} ${n(here[1] + ((to[1] - here[1]) / length) * cut)}`
      path += `${index ? 'L' : 'M'}${toward(before, l1)}Q${n(here[0])} ${n(here[1])} ${toward(after, l2)}`
    })
    path += 'Z'
  }
  return path
}
