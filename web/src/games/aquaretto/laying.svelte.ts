/** A board that is being laid: park and counter share where it would lie. */
import type { Desk } from '$/table/desk.svelte'
import { Area } from '$/table/moves/places'
import { around, boardCells, cellKey, cellOf, fieldOf, TURNS, type Cell, type Park } from './model'

/** A board in the words of the move behind `expand`: `small a1 nw`, `large a1`. */
function partsOf(board: string): { cell: Cell; way: number } {
  const [, at = 'a1', missing = 'nw'] = board.split(' ')
  return {
    cell: cellOf(at),
    way: Math.max(
      0,
      TURNS.findIndex((turn) => turn === missing),
    ),
  }
}

export interface Ghost {
  text: string
  cells: Cell[]
  fits: boolean
  /** How many fields of the park it would touch. */
  touches: number
}

export class Laying {
  readonly #desk: Desk
  #turn = $state(2)
  /** Where it was moved to; each board begins where it fits, not where the last one was laid. */
  #moved = $state.raw<{ of: readonly string[]; cell: Cell } | null>(null)

  readonly #area = $derived.by(() => new Area(this.#desk.view.seat ?? 0))
  /** Boards that may be laid now. */
  readonly boards: readonly string[] = $derived.by(() => {
    const start = this.#area.lay('')
    return [...this.#desk.lights].flatMap(([place, light]) =>
      light === 'glow' && place.startsWith(start) ? [place.slice(start.length)] : [],
    )
  })
  readonly #first = $derived.by(() => partsOf(this.boards[0] ?? ''))
  readonly #corner: Cell | null = $derived.by(() =>
    this.#moved && this.#moved.of.join() === this.boards.join() ? this.#moved.cell : null,
  )
  readonly way: number = $derived.by(() => (this.#corner ? this.#turn : this.#first.way) % 4)
  readonly isLarge: boolean = $derived.by(() => this.boards[0]?.startsWith('large') ?? false)
  readonly ghost: Ghost | null = $derived.by(() => {
    if (this.boards.length === 0) return null
    const cell = fieldOf(this.#corner ?? this.#first.cell)
    const text = this.isLarge ? `large ${cell}` : `small ${cell} ${TURNS[this.way]}`
    const cells = boardCells(text)
    const fields = new Set(this.#park?.fields.map(({ name }) => cellKey(cellOf(name))))
    const touched = new Set(cells.flatMap(around).map(cellKey))
    const touches = [...touched].filter((key) => fields.has(key)).length
    return { text, cells, fits: this.boards.includes(text), touches }
  })
  readonly place: string | undefined = $derived.by(() =>
    this.ghost?.fits ? this.#area.lay(this.ghost.text) : undefined,
  )

  constructor(desk: Desk) {
    this.#desk = desk
  }

  get #park(): Park | undefined {
    const seat = this.#desk.view.seats[this.#desk.view.seat ?? 0]
    return seat && 'park' in seat ? seat.park : undefined
  }

  moveTo(cell: Cell): void {
    if (!this.#corner) this.#turn = this.#first.way
    this.#moved = { of: this.boards, cell }
  }

  step(rows: number, columns: number): void {
    const { row, column } = this.#corner ?? this.#first.cell
    this.moveTo({ row: row + rows, column: column + columns })
  }

  readonly rotate = (by: 1 | -1): void => {
    const turn = (this.way + by + 4) % 4
    this.moveTo(this.#corner ?? this.#first.cell)
    this.#turn = turn
  }

  /** The next place where it fits, or the one before. */
  next(by: 1 | -1): void {
    const { boards } = this
    const at = boards.indexOf(this.ghost?.text ?? '')
    const { cell, way } = partsOf(boards[(at + by + boards.length) % boards.length] ?? '')
    this.moveTo(cell)
    this.#turn = way
  }

  readonly lay = (): void => {
    if (this.place) this.#desk.pick(this.place)
  }
}

const layings = new WeakMap<Desk, Laying>()

/** The board of a table that is being laid: it is one, whoever asks. */
export function layingOf(desk: Desk): Laying {
  const known = layings.get(desk) ?? new Laying(desk)
  layings.set(desk, known)
  return known
}
