/** A review of a finished game, counted in moves instead of entries of the record. */
import type { Judged, Review } from '../../net/types'
import type { Played } from './log'

/** Where the game stood before a move, by seat: the chance to win, and the points to expect. */
export interface Point {
  ply: number
  chances: readonly number[]
  points: readonly number[]
}

/** A decision, and the move of the game that it was. */
export interface Decision extends Judged {
  ply: number
}

/** The number in the record of every move; a record also counts what chance brought. */
export function entriesOf(moves: readonly Played[], first: number): number[] {
  let entry = first
  return moves.map(({ dealt }) => {
    const own = entry + 1
    entry = own + dealt
    return own
  })
}

/** How many moves had been played before an entry of the record. */
const pliesBefore = (entries: readonly number[], entry: number): number => {
  const found = entries.findIndex((number) => number >= entry)
  return found < 0 ? entries.length : found
}

export function curveOf(review: Review, entries: readonly number[]): Point[] {
  return review.curve.map(({ entry, chances, points }) => ({
    ply: pliesBefore(entries, entry),
    chances,
    points,
  }))
}

/**
 * Every estimate of a long game is a little wrong, so neighbours are averaged; the end is certain and
 * stays as it is.
 */
export function calm(curve: readonly Point[]): Point[] {
  const reach = Math.floor(curve.length / 80)
  return curve.map((point, index) => {
    const side = Math.min(reach, index, curve.length - 1 - index)
    const near = curve.slice(index - side, index + side + 1)
    const mean = (of: 'chances' | 'points'): number[] =>
      point[of].map(
        (_, seat) => near.reduce((sum, other) => sum + (other[of][seat] ?? 0), 0) / near.length,
      )
    return { ...point, chances: mean('chances'), points: mean('points') }
  })
}

/** What it costs, of everything that counts, in chances. */
const cost = ({ chance_lost, points_lost }: Judged): number => chance_lost + points_lost / 100

/** The moves that mattered: the costliest decisions, in the order in which they were made. */
export function mattered(review: Review, entries: readonly number[], most = 5): Decision[] {
  return review.decisions
    .filter((judged) => judged.played !== judged.best && judged.chance_lost > 0.005)
    .sort((a, b) => cost(b) - cost(a))
    .slice(0, most)
    .map((judged) => ({ ...judged, ply: pliesBefore(entries, judged.entry) }))
    .sort((a, b) => a.ply - b.ply)
}

/** The decision that a move was, if it was judged. */
export const decisionAt = (
  review: Review,
  entries: readonly number[],
  ply: number,
): Judged | undefined => review.decisions.find(({ entry }) => entry === entries[ply])
