/** A hint as it is drawn on the table. */
import type { ParsedMove } from './moves/parse'
import type { Place } from './moves/places'

/** A dotted line from a piece to where it would go. */
export interface HintLine {
  from: Place
  to: Place
  /** The tile that would travel. */
  tile?: string
  number: number
  /** The advised way; the others are paler. */
  best: boolean
}

/** What choosing a place is worth, written beside it. */
export interface HintMark {
  place: Place
  text: string
  number?: number
  best: boolean
  minus?: boolean
}

export interface Hint {
  /** Tiles as they would lie, by place. */
  ghosts: ReadonlyMap<Place, readonly string[]>
  lines: readonly HintLine[]
  marks: readonly HintMark[]
  /** The advised move, for boards that show what it would lay. */
  best?: ParsedMove
}
