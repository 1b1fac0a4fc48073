/** Who came where: by points, and by what the rules say between equal points. */
import { isDrafting, type View } from '$lib/model'
import { optionOf } from '../lists/tables'

/** What decides between equal points: the purse, in O Zoo le Mio only where that was agreed. */
const tieBreak = (view: View, seat: number): number =>
  isDrafting(view) || optionOf(view.game, 'tiebreak') === 'money'
    ? (view.seats[seat]?.coins ?? 0)
    : 0

/** The seats, best first; those that share a place together. */
export function rankingOf(view: View): number[][] {
  const key = (seat: number): readonly [number, number] => [
    view.scores[seat]?.total ?? 0,
    tieBreak(view, seat),
  ]
  const sorted = view.scores
    .map((_, seat) => seat)
    .sort((a, b) => key(b)[0] - key(a)[0] || key(b)[1] - key(a)[1] || a - b)
  const places: number[][] = []
  for (const seat of sorted) {
    const last = places.at(-1)
    const [points, tie] = key(seat)
    if (last?.[0] !== undefined && key(last[0])[0] === points && key(last[0])[1] === tie)
      last.push(seat)
    else places.push([seat])
  }
  return places
}

/** The place of a seat, counted as people do: after two winners comes the third. */
export function placeOf(ranking: readonly number[][], seat: number): number {
  let before = 0
  for (const shared of ranking) {
    if (shared.includes(seat)) return before + 1
    before += shared.length
  }
  return before + 1
}
