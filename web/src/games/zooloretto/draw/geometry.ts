/** Where the parts of a zoo lie, in units of its board; boards scale as one piece. */
import type { Box } from '$/ui/draw/shapes'

export type { Box }

export type BoardSize = 'large' | 'phone' | 'mini'

export interface ZooGeometry {
  width: number
  height: number
  /** Each further expansion board moves all else to the right by this. */
  shift: number
  tile: number
  gap: number
  top: number
  /** Grounds are drawn this much larger and then made small, so that strokes stay fine. */
  zoom: number
  detail: boolean
  pens: Readonly<Record<'4' | '5' | '6' | 'x', Box>>
  barn: Box
  stall: number
  stalls: Readonly<Record<string, readonly [number, number]>>
  column: { tile: number; gap: number; top: number }
  hoarding: Box
  walk: string
  walkWidth: number
  deco: readonly (readonly [string, number, number, number])[]
}

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h })

/** The enclosures that the board itself shows; the others lie beside it. */
const ON_BOARD: readonly string[] = ['4', '5', '6', 'x', 'y']

export const isOnBoard = (name: string): boolean => ON_BOARD.includes(name)

export const ZOO: Readonly<Record<BoardSize, ZooGeometry>> = {
  large: {
    width: 824,
    height: 492,
    shift: 140,
    tile: 64,
    gap: 8,
    top: 34,
    zoom: 1,
    detail: true,
    pens: {
      '4': box(502, 4, 228, 232),
      '5': box(230, 4, 266, 232),
      '6': box(444, 244, 288, 242),
      x: box(8, 8, 132, 394),
    },
    barn: box(148, 244, 284, 242),
    stall: 70,
    stalls: { '5': [150, 26], '4a': [741, 24], '4b': [741, 98], '6': [741, 396], x: [38, 408] },
    column: { tile: 58, gap: 6, top: 34 },
    hoarding: box(8, 8, 132, 476),
    walk: 'M144 -6V500M186 60V240M144 240H830M499 0V250M438 240V500M737 60V240M776 30V480M737 432H800M700 240H780M186 62H244M776 60H722M776 132H722M776 432H716',
    walkWidth: 18,
    deco: [
      ['deciduous-tree', 148, 112, 54],
      ['tulip', 196, 142, 22],
      ['deciduous-tree', 176, 172, 46],
      ['blossom', 152, 196, 20],
      ['blossom', 168, 206, 16],
      ['evergreen-tree', 740, 200, 44],
      ['fountain', 750, 258, 60],
      ['evergreen-tree', 776, 208, 38],
      ['tulip', 742, 330, 22],
      ['tulip', 758, 336, 22],
      ['tulip', 774, 331, 22],
      ['deciduous-tree', 768, 340, 46],
    ],
  },
  phone: {
    width: 374,
    height: 282,
    shift: 39,
    tile: 37,
    gap: 4,
    top: 22,
    zoom: 1.5,
    detail: true,
    pens: {
      '4': box(230, 2, 100, 138),
      '5': box(86, 2, 142, 138),
      '6': box(190, 144, 140, 136),
      x: box(1, 3, 42, 226),
    },
    barn: box(44, 144, 144, 136),
    stall: 40,
    stalls: { '5': [44, 10], '4a': [332, 12], '4b': [332, 53], '6': [332, 232], x: [2, 236] },
    column: { tile: 32, gap: 4, top: 26 },
    hoarding: box(3, 3, 36, 276),
    walk: 'M42 -6V300M64 30V140M42 142H380M229 0V142M189 142V300M331 60V142M352 20V280M64 30H90M352 30H320M352 72H320M352 252H320',
    walkWidth: 10,
    deco: [
      ['deciduous-tree', 44, 58, 34],
      ['tulip', 72, 92, 14],
      ['deciduous-tree', 52, 92, 28],
      ['evergreen-tree', 330, 100, 26],
      ['evergreen-tree', 348, 106, 22],
      ['fountain', 334, 150, 36],
      ['tulip', 336, 196, 14],
      ['tulip', 348, 200, 14],
      ['tulip', 359, 196, 14],
    ],
  },
  mini: {
    width: 264,
    height: 178,
    shift: 38,
    tile: 25,
    gap: 2,
    top: 7,
    zoom: 1,
    detail: false,
    pens: {
      '4': box(164, 2, 70, 86),
      '5': box(70, 2, 92, 86),
      '6': box(148, 90, 92, 86),
      x: box(2, 2, 36, 174),
    },
    barn: box(42, 92, 104, 84),
    stall: 25,
    stalls: { '5': [43, 8], '4a': [236, 8], '4b': [236, 34], '6': [238, 146], x: [8, 150] },
    column: { tile: 23, gap: 1, top: 6 },
    hoarding: box(2, 2, 36, 174),
    walk: '',
    walkWidth: 0,
    deco: [],
  },
}

const ROWS: Readonly<Record<number, readonly number[]>> = { 4: [2, 2], 5: [3, 2], 6: [3, 3] }

/** Where the spaces of an enclosure lie inside its box. */
export function spacesOf(
  count: number,
  width: number,
  tile: number,
  gap: number,
  top: number,
  column: boolean,
): [number, number][] {
  const rows = column ? Array<number>(count).fill(1) : (ROWS[count] ?? [count])
  return rows.flatMap((inRow, row) => {
    const left = (width - inRow * tile - (inRow - 1) * gap) / 2
    return Array.from({ length: inRow }, (_, index): [number, number] => [
      left + index * (tile + gap),
      top + row * (tile + gap),
    ])
  })
}
