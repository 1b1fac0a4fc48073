/** Aquaretto, as `Game.view` shows it, and the geometry of its park. */
import type * as contract from '$/net/contract'
import type { Own } from '$/table/view'

export type Park = contract.ParkView
export type Bonus = contract.Bonus
export type AquarettoView = contract.AquarettoView & Own

export interface Cell {
  row: number
  column: number
}

const COLUMNS = 'rstuvwxyzabcdefghijklmno'
const FIRST_COLUMN = COLUMNS.indexOf('a')

/** The cell of a field; the park begins at row 0, column 0. */
export function cellOf(field: string): Cell {
  return {
    row: Number(field.slice(1)) - 1,
    column: COLUMNS.indexOf(field.charAt(0)) - FIRST_COLUMN,
  }
}

export const fieldOf = ({ row, column }: Cell): string =>
  `${COLUMNS.charAt(column + FIRST_COLUMN)}${row + 1}`

export const cellKey = ({ row, column }: Cell): string => `${row},${column}`

export const BASE_CELLS: readonly Cell[] = [
  [1, 2, 3],
  [0, 1, 2, 3, 4],
  [0, 1, 2, 3, 4],
  [1, 2, 3, 4],
  [2, 3],
].flatMap((columns, row) => columns.map((column) => ({ row, column })))

/** The corner of the staff, on which nothing is built. */
export const STAFF_CELLS: readonly Cell[] = [
  { row: 3, column: 0 },
  { row: 4, column: 0 },
  { row: 4, column: 1 },
]

const CORNERS: Record<string, Cell> = {
  nw: { row: 0, column: 0 },
  ne: { row: 0, column: 1 },
  se: { row: 1, column: 1 },
  sw: { row: 1, column: 0 },
}

/** By turning a small board to the right, another corner is the missing one. */
export const TURNS = ['nw', 'ne', 'se', 'sw'] as const

/** The cells of a board in the words of a move: `large f2` or `small b0 se`. */
export function boardCells(text: string): Cell[] {
  const [, field = 'a1', missing] = text.split(' ')
  const { row, column } = cellOf(field)
  return Object.entries(CORNERS)
    .filter(([corner]) => corner !== missing)
    .map(([, at]) => ({ row: row + at.row, column: column + at.column }))
}

export const around = ({ row, column }: Cell): Cell[] => [
  { row: row - 1, column },
  { row: row + 1, column },
  { row, column: column - 1 },
  { row, column: column + 1 },
]
