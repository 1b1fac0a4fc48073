/** Boards that expansions lay on the table: `boards.ts` in a folder has its own. A new one needs no line here. */
import type { Component } from 'svelte'
import type { Area } from '$/table/moves/places'
import type { Reach } from '$/table/Spot.svelte'
import type { Person } from '$/ui/people'
import type { Zoo, ZoolorettoView } from '../model'

/** The table as somebody sees it, and before which seat the board lies. */
export interface BoardProps extends Reach {
  view: ZoolorettoView
  people: readonly Person[]
  zoo: Zoo
  area: Area
  /** The points of the seat, by the lines of its sheet. */
  lines: Readonly<Record<string, number>>
  /** Closer together, for the yard. */
  compact?: boolean
}

export interface ModuleBoard {
  /** In the middle of the table, with what a seat holds, beside its zoo, or there two abreast. */
  at: 'middle' | 'hand' | 'beside' | 'abreast'
  /** Where it stands among those at the same place: lower ones first. */
  rank: number
  /** Draws nothing in a game without its expansion. */
  board: Component<BoardProps>
}

const found = import.meta.glob<readonly ModuleBoard[]>('./*/boards.ts', {
  eager: true,
  import: 'boards',
})
const all = Object.values(found)
  .flat()
  .sort((a, b) => a.rank - b.rank)

export const boardsAt = (place: ModuleBoard['at']): ModuleBoard['board'][] =>
  all.filter(({ at }) => at === place).map(({ board }) => board)
