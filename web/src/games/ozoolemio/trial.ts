import type { Direction, Spot } from './model'

/** Where a tile is being tried: the spot of its half A, and where half B lies from there. */
export interface Trial {
  spot: Spot
  direction: Direction
}
