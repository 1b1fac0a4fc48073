/** The pictures of a water park: its island, boards, fields and basins, on a grid that fits the frame. */
import { BASE_CELLS, boardCells, cellOf, STAFF_CELLS, type Cell, type Park } from '../model'
import { tileOf } from '$/games/drafting/tiles'
import type { Box } from '$/ui/draw/shapes'
import { outline } from './outline'
import { n, times } from '$/ui/draw/shapes'

export interface ParkGrid {
  pitch: number
  left: number
  top: number
}

/** Water and coping of the basin of each species. */
export const POOLS: Readonly<Record<string, readonly [string, string]>> = {
  dolphin: ['#8ecbe6', '#2b76a8'],
  orca: ['#8fb2c9', '#2c4a63'],
  'sea-lion': ['#a5cfc4', '#4f6f5c'],
  'polar-bear': ['#d5ebf6', '#4b86ad'],
  penguin: ['#c3d3ea', '#47598a'],
  turtle: ['#a9e0cf', '#2f7f66'],
  crocodile: ['#c6d79a', '#5a7328'],
  hippo: ['#d9c1aa', '#7d5a45'],
}

/** As large as fits: at most `most`, the whole park in the frame, with room for `extra` cells. */
export function gridOf(
  park: Park,
  width: number,
  height: number,
  pad: number,
  most = 72,
  extra: readonly Cell[] = [],
): ParkGrid {
  const cells = [...park.fields.map(({ name }) => cellOf(name)), ...STAFF_CELLS, ...extra]
  const rows = cells.map(({ row }) => row)
  const columns = cells.map(({ column }) => column)
  const [r0, r1] = [Math.min(...rows), Math.max(...rows)]
  const [c0, c1] = [Math.min(...columns), Math.max(...columns)]
  const pitch = Math.floor(
    Math.min((width - 2 * pad) / (c1 - c0 + 1), (height - 2 * pad) / (r1 - r0 + 1), most),
  )
  return {
    pitch,
    left: (width - pitch * (c1 - c0 + 1)) / 2 - c0 * pitch,
    top: (height - pitch * (r1 - r0 + 1)) / 2 - r0 * pitch,
  }
}

/** The cells of each basin, by species. */
function basinCells(park: Park): Map<string, Cell[]> {
  const basins = new Map<string, Cell[]>()
  for (const { name, tile } of park.fields) {
    if (!tile) continue
    const species = tileOf(tile).what
    basins.set(species, [...(basins.get(species) ?? []), cellOf(name)])
  }
  return basins
}

export function island(park: Park, grid: ParkGrid, detail: boolean): string {
  const { pitch, left, top } = grid
  const k = pitch / 66
  const at = { pitch, left, top }
  const round = (cells: readonly Cell[], grow: number, radius: number): string =>
    outline(cells, { ...at, grow: grow * k, radius: radius * k })
  const fields = park.fields.map(({ name }) => cellOf(name))
  const all = [...fields, ...STAFF_CELLS]
  const parts = [
    `<path d="${round(all, 9, 15)}" class="island-shadow" transform="translate(0 ${n(5 * k)})"/>`,
    `<path d="${round(all, 15, 22)}" class="shoal"/>`,
    `<path d="${round([...BASE_CELLS, ...STAFF_CELLS], 7, 14)}" class="island"/>`,
  ]
  for (const board of park.boards) {
    const cells = boardCells(board)
    parts.push(`<path d="${round(cells, 5.5, 12)}" class="island deck"/>`)
    if (!detail) continue
    for (const { row, column } of cells) {
      for (const [x, y] of [
        [0.03, 0.03],
        [0.97, 0.97],
      ] as const) {
        parts.push(
          `<circle cx="${n(left + (column + x) * pitch)}" cy="${n(top + (row + y) * pitch)}" r="1.6" class="screw"/>`,
        )
      }
    }
  }
  parts.push(`<path d="${round(STAFF_CELLS, -2, 9)}" class="staff-deck"/>`)
  if (detail) {
    const planks = times(9, (index) => {
      const y = top + 3 * pitch + ((index + 1) * pitch) / 5
      return `M${n(left + 4)} ${n(y)}h${n((index < 5 ? pitch : 2 * pitch) - 8)}`
    })
    parts.push(`<path d="${planks}" class="staff-line"/>`)
  }
  const inset = 4 * k
  for (const { name, tile } of park.fields) {
    if (tile) continue
    const { row, column } = cellOf(name)
    const [x, y] = [left + column * pitch, top + row * pitch]
    const side = n(pitch - 2 * inset)
    parts.push(
      `<rect x="${n(x + inset)}" y="${n(y + inset)}" width="${side}" height="${side}" rx="${n(9 * k)}" class="field"/>`,
    )
    if (detail) {
      parts.push(
        `<path d="M${n(x + pitch * 0.24)} ${n(y + pitch * 0.4)}q4-3 8 0t8 0M${n(x + pitch * 0.46)} ${n(y + pitch * 0.68)}q4-3 8 0t8 0" class="field-wave"/>`,
      )
    }
  }
  for (const [species, cells] of basinCells(park)) {
    const [water, coping] = POOLS[species] ?? ['#bfe3ea', '#2b76a8']
    const edge = round(cells, -1.5, 13)
    parts.push(
      `<path d="${edge}" fill="${water}" stroke="#fffaf0" stroke-width="${n(Math.max(2.6, 6 * k))}"/><path d="${edge}" fill="none" stroke="${coping}" stroke-width="${n(Math.max(1.4, 3 * k))}"/>`,
    )
  }
  for (const { name, trainer } of park.fields) {
    if (!trainer) continue
    const { row, column } = cellOf(name)
    const [x, y] = [left + (column + 0.5) * pitch, top + (row + 0.5) * pitch]
    parts.push(
      `<circle cx="${n(x)}" cy="${n(y + 2 * k)}" r="${n(pitch * 0.38)}" class="podium shade"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(pitch * 0.38)}" class="podium"/>`,
    )
  }
  return parts.join('')
}

/** The size of a sign, and how wide the name on it is. */
export interface Sign {
  w: number
  h: number
  name: number
}

export interface PlankSpot {
  species: string
  size: number
  x: number
  y: number
  /** There is no room for the name: its tiles tell the species. */
  short: boolean
}

/** What being a pixel away from its basin costs a sign, and a square pixel of a free field that it covers. */
const FAR = 8
const FREE = 0.25
/** Tiles, what is asked about and other signs stay in sight. */
const NEVER = 40
/** Without a name a sign is worse than with it, by so many fields of distance for each time a sign is lower than one. */
const UNNAMED = 0.45

/**
 * Where the sign of each basin stands: near to the basin, in the sea rather than on free fields, and over no tile, no
 * other sign and no field that is asked about.
 */
export function plankSpots(
  park: Park,
  grid: ParkGrid,
  width: number,
  height: number,
  signs: (species: string) => Sign,
  asked: readonly string[] = [],
): PlankSpot[] {
  const { pitch, left, top } = grid
  const boxAt = ({ row, column }: Cell): Box => ({
    x: left + column * pitch,
    y: top + row * pitch,
    w: pitch,
    h: pitch,
  })
  const land = [...park.fields.map(({ name }) => cellOf(name)), ...STAFF_CELLS].map(boxAt)
  const taken: Box[] = []
  const inset = pitch * 0.02
  const over = (sign: Box, boxes: readonly Box[], slack: number): number => {
    let sum = 0
    for (const box of boxes) {
      const w = Math.min(sign.x + sign.w, box.x + box.w - slack) - Math.max(sign.x, box.x + slack)
      const h = Math.min(sign.y + sign.h, box.y + box.h - slack) - Math.max(sign.y, box.y + slack)
      if (w > 0 && h > 0) sum += w * h
    }
    return sum
  }
  /** Tiles with their badges, staff, and what is asked about. */
  const lying = [
    ...park.fields.flatMap(({ name, tile, trainer }) =>
      tile || trainer || asked.includes(name) ? [cellOf(name)] : [],
    ),
    ...STAFF_CELLS,
  ].map(boxAt)
  const covered = (sign: Box): number =>
    FREE * over(sign, land, inset) + NEVER * (over(sign, taken, -2) + over(sign, lying, 0))
  const basins = basinCells(park)
  return [...basins].map(([species, cells]) => {
    const basin = cells.map(boxAt)
    const others = [...basins].flatMap(([name, far]) => (name === species ? [] : far.map(boxAt)))
    const away = (sign: Box, boxes: readonly Box[]): number => {
      let least = Infinity
      for (const box of boxes) {
        const dx = Math.max(box.x - (sign.x + sign.w), sign.x - (box.x + pitch), 0)
        const dy = Math.max(box.y - (sign.y + sign.h), sign.y - (box.y + pitch), 0)
        least = Math.min(least, dx * dx + dy * dy)
      }
      return Math.sqrt(least)
    }
    const { w, h, name } = signs(species)
    let [best, spot, short] = [Infinity, { x: 2, y: 2, w, h }, false]
    for (const unnamed of [false, true]) {
      const [wide, dearer] = unnamed ? [w - name, ((UNNAMED * pitch * pitch) / h) * FAR] : [w, 0]
      for (let y = 3; y <= height - h - 3; y += 5) {
        for (let x = 3; x <= width - wide - 3; x += 7) {
          const sign = { x, y, w: wide, h }
          const distance = away(sign, basin)
          // What lies under a sign only makes it dearer.
          if (distance > 2.2 * pitch || distance * FAR + dearer >= best) continue
          // Beside another basin it would seem to name that one.
          const wrong = Math.max(0, distance + pitch / 8 - away(sign, others))
          const cost = covered(sign) + (distance + 3 * wrong) * FAR + dearer
          if (cost < best) [best, spot, short] = [cost, sign, unnamed]
        }
      }
    }
    taken.push(spot)
    return { species, size: cells.length, x: spot.x, y: spot.y, short }
  })
}
