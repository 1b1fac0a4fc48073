/** O Zoo le Mio, as `Game.view` shows it, and the geometry of its zoos. */
import type * as contract from '$/net/contract'
import type { Own } from '$/table/view'
import tiles from './tiles.json'

export type AnimalClass = Half['colour']
export type Direction = contract.LaidTile['direction']
export type Half = contract.Half
export type PathTile = contract.PathTile
export type LaidTile = contract.LaidTile
export type OZooSeat = contract.OZooSeat
export type OZooView = contract.OZooView & Own

export const CLASSES: readonly AnimalClass[] = ['birds', 'mammals', 'reptiles', 'apes', 'sea']

/** What figures are given for, besides benches. */
export const LISTS = [...CLASSES, 'trees'] as const
export type Listed = (typeof LISTS)[number]

/** The stars of the best area, or the trees; and the figures that they hold. */
export const valueOf = (seat: OZooSeat, kind: Listed): number =>
  kind === 'trees' ? seat.trees : (seat.areas[kind] ?? 0)
export const heldBy = (seat: OZooSeat, kind: Listed): number =>
  kind === 'trees' ? seat.tree_figures : (seat.visitors[kind] ?? 0)
/** By how many figures a tile that is only tried would change them. */
export const changeOf = (gains: readonly contract.Gain[], seat: number, kind: Listed): number =>
  gains.find((gain) => gain.seat === seat && gain.key === kind)?.count ?? 0

/** All 25 tiles. */
export const PATH_TILES = new Map((tiles as PathTile[]).map((tile) => [tile.tile, tile]))

export interface Spot {
  row: number
  column: number
}

export const spotKey = ({ row, column }: Spot): string => `${row},${column}`

const FIELD = /^(?:([ns])(\d+))?(?:([ew])(\d+))?$/

/** The spot of a field: the way from the western half of the start tile. */
export function spotOf(field: string): Spot {
  const [, vertical, rows, horizontal, columns] = FIELD.exec(field) ?? []
  return {
    row: Number(rows ?? 0) * (vertical === 'n' ? -1 : 1),
    column: Number(columns ?? 0) * (horizontal === 'w' ? -1 : 1),
  }
}

export function spotName({ row, column }: Spot): string {
  const north = row < 0 ? `n${-row}` : row > 0 ? `s${row}` : ''
  const east = column < 0 ? `w${-column}` : column > 0 ? `e${column}` : ''
  return north + east || 'o'
}

/** Directions in the order in which a tile is turned to the right. */
export const ROSE: readonly Direction[] = ['e', 's', 'w', 'n']

export const STEPS: Readonly<Record<Direction, Spot>> = {
  n: { row: -1, column: 0 },
  e: { row: 0, column: 1 },
  s: { row: 1, column: 0 },
  w: { row: 0, column: -1 },
}

const OPPOSITE: Readonly<Record<Direction, Direction>> = { n: 's', e: 'w', s: 'n', w: 'e' }

export const step = (spot: Spot, direction: Direction): Spot => ({
  row: spot.row + STEPS[direction].row,
  column: spot.column + STEPS[direction].column,
})

/** Turn a direction by as many right angles as half B has been turned away from the east. */
function turned(direction: Direction, towards: Direction): Direction {
  const turns = ROSE.indexOf(towards)
  return ROSE[(ROSE.indexOf(direction) + turns) % 4] as Direction
}

/** One half where it lies: the start tile has no animals. */
export interface PlacedHalf {
  spot: Spot
  half: Half | null
  tile: number
  /** Where paths lead, the way to the other half among them. */
  paths: Direction[]
  /** Where the other half lies. */
  inner: Direction
}

export function halvesOf(
  tile: PathTile,
  spot: Spot,
  direction: Direction,
): [PlacedHalf, PlacedHalf] {
  const place = (half: Half, at: Spot, inner: Direction): PlacedHalf => {
    const paths = half.exits.map((exit) => turned(exit, direction))
    return { spot: at, half, tile: tile.tile, paths: tile.link ? [...paths, inner] : paths, inner }
  }
  return [place(tile.a, spot, direction), place(tile.b, step(spot, direction), OPPOSITE[direction])]
}

const START: readonly PlacedHalf[] = [
  { spot: { row: 0, column: 0 }, half: null, tile: 0, paths: ['w', 'e'], inner: 'e' },
  { spot: { row: 0, column: 1 }, half: null, tile: 0, paths: ['w', 'e'], inner: 'w' },
]

/** The pavilion lies south of the start tile. */
export const PAVILION: readonly Spot[] = [
  { row: 1, column: 0 },
  { row: 1, column: 1 },
]

export type Plan = Map<string, PlacedHalf>

export function planOf(laid: readonly LaidTile[]): Plan {
  const halves = [...START]
  for (const { tile, field, direction } of laid) {
    const known = PATH_TILES.get(tile)
    if (known) halves.push(...halvesOf(known, spotOf(field), direction))
  }
  return new Map(halves.map((half) => [spotKey(half.spot), half]))
}

export interface Joint {
  spot: Spot
  direction: Direction
  /** Do two paths meet, or does a path run into grass? */
  meets: boolean
}

/** Where a tile would touch its neighbours, and whether their paths fit. */
export function jointsOf(plan: Plan, halves: readonly PlacedHalf[]): Joint[] {
  const own = new Set(halves.map((half) => spotKey(half.spot)))
  const pavilion = new Set(PAVILION.map(spotKey))
  const joints: Joint[] = []
  for (const half of halves) {
    for (const direction of ROSE) {
      const beside = spotKey(step(half.spot, direction))
      if (own.has(beside)) continue
      const leads = half.paths.includes(direction)
      const neighbour = plan.get(beside)
      if (neighbour) {
        const meets = neighbour.paths.includes(OPPOSITE[direction])
        if (leads || meets) joints.push({ spot: half.spot, direction, meets: leads && meets })
      } else if (leads && pavilion.has(beside)) {
        joints.push({ spot: half.spot, direction, meets: false })
      }
    }
  }
  return joints
}

/** Corners of the grid inside closed loops of paths, one for each loop: there stand the benches. */
export function loopCorners(plan: Plan): Spot[] {
  const spots = [...plan.values()].map((half) => half.spot)
  const rows = spots.map((spot) => spot.row)
  const columns = spots.map((spot) => spot.column)
  const [top, bottom] = [Math.min(...rows) - 1, Math.max(...rows) + 2]
  const [left, right] = [Math.min(...columns) - 1, Math.max(...columns) + 2]
  const joined = (a: Spot, direction: Direction): boolean => {
    const here = plan.get(spotKey(a))
    const there = plan.get(spotKey(step(a, direction)))
    return !!here?.paths.includes(direction) && !!there?.paths.includes(OPPOSITE[direction])
  }
  const seen = new Set<string>()
  const corners: Spot[] = []
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const open: Spot[] = [{ row, column }]
      const area: Spot[] = []
      let outside = false
      for (let spot = open.pop(); spot; spot = open.pop()) {
        if (spot.row < top || spot.row > bottom || spot.column < left || spot.column > right) {
          outside = true
          continue
        }
        if (seen.has(spotKey(spot))) continue
        seen.add(spotKey(spot))
        area.push(spot)
        // A corner lies between four halves; a path between two of them is a wall.
        const { row: r, column: c } = spot
        if (!joined({ row: r, column: c }, 'w')) open.push({ row: r + 1, column: c })
        if (!joined({ row: r - 1, column: c }, 'w')) open.push({ row: r - 1, column: c })
        if (!joined({ row: r - 1, column: c }, 's')) open.push({ row: r, column: c + 1 })
        if (!joined({ row: r - 1, column: c - 1 }, 's')) open.push({ row: r, column: c - 1 })
      }
      if (outside || area.length === 0) continue
      const middle = {
        row: area.reduce((sum, spot) => sum + spot.row, 0) / area.length,
        column: area.reduce((sum, spot) => sum + spot.column, 0) / area.length,
      }
      const far = (spot: Spot): number =>
        Math.abs(spot.row - middle.row) + Math.abs(spot.column - middle.column)
      corners.push(area.reduce((best, spot) => (far(spot) < far(best) ? spot : best)))
    }
  }
  return corners
}
