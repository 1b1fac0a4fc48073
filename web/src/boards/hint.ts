/** A hint as it is drawn on a board: ghost tiles, and what they are worth, by place. */
import type { Place } from '$lib/moves/places'

export interface Hint {
  ghosts: ReadonlyMap<Place, readonly string[]>
  notes: ReadonlyMap<Place, { number: number; text: string }>
}
