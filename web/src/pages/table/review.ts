/** A review of a finished game, counted in moves instead of entries of the record. */
import type { Judged, Review } from '$/net/messages'
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
  /** By how much it changed the chance to win. */
  change: number
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

/**
 * What a decision cost: mostly in chances to win, and in points, which tell mistakes apart where the game is as good as
 * won or lost. The coach counts the same way.
 */
export const costOf = ({
  chance_lost,
  points_lost,
}: Pick<Judged, 'chance_lost' | 'points_lost'>): number =>
  0.8 * chance_lost + (0.2 * points_lost) / 40

/** What costs less is as good as the best. */
export const COSTLY = 0.01
/** Smaller steps upwards are within what an estimate may err. */
const STRONG = 0.03
const MOST_STRONG = 2

/**
 * How much the chance of a seat to win rose by its decision; luck is none, so draws do not count, and neither does
 * the last move: after it nothing is uncertain any more.
 */
function gains(review: Review): Map<Judged, number> {
  const chances = new Map(review.curve.map(({ entry, chances }) => [entry, chances]))
  const moments = [...chances.keys()].sort((a, b) => a - b).slice(0, -1)
  const next = new Map(moments.map((entry, index) => [entry, moments[index + 1]]))
  const found = new Map<Judged, number>()
  for (const judged of review.decisions) {
    const after = chances.get(next.get(judged.entry) ?? -1)?.[judged.seat]
    const before = chances.get(judged.entry)?.[judged.seat]
    if (after === undefined || before === undefined || judged.played.startsWith('draw')) continue
    found.set(judged, after - before)
  }
  return found
}

const inOrder = (entries: readonly number[], decisions: readonly Omit<Decision, 'ply'>[]) =>
  decisions
    .map((judged): Decision => ({ ...judged, ply: pliesBefore(entries, judged.entry) }))
    .sort((a, b) => a.ply - b.ply)

/** The costliest decisions of some seats, in the order in which they were made. */
export const mistakesOf = (
  review: Review,
  entries: readonly number[],
  seats: readonly number[],
  most = 8,
): Decision[] =>
  inOrder(
    entries,
    review.decisions
      .filter(
        (judged) =>
          seats.includes(judged.seat) && judged.played !== judged.best && costOf(judged) >= COSTLY,
      )
      .sort((a, b) => costOf(b) - costOf(a))
      .slice(0, most)
      .map((judged) => ({ ...judged, change: -judged.chance_lost })),
  )

/** The moves of some seats that mattered: the strongest and the costliest, in the order in which they were made. */
export function mattered(
  review: Review,
  entries: readonly number[],
  seats: readonly number[],
  most = 5,
): Decision[] {
  const rise = gains(review)
  const gain = (judged: Judged): number => rise.get(judged) ?? 0
  const strong = review.decisions
    .filter(
      (judged) =>
        seats.includes(judged.seat) && judged.played === judged.best && gain(judged) > STRONG,
    )
    .sort((a, b) => gain(b) - gain(a))
    .slice(0, MOST_STRONG)
  return inOrder(entries, [
    ...strong.map((judged) => ({ ...judged, change: gain(judged) })),
    ...mistakesOf(review, entries, seats, most - strong.length),
  ])
}

/** The decision that a move was, if it was judged. */
export const decisionAt = (
  review: Review,
  entries: readonly number[],
  ply: number,
): Judged | undefined => review.decisions.find(({ entry }) => entry === entries[ply])
