/** Who came where. */

/** The place of a seat, counted as people do: after two winners comes the third. */
export function placeOf(ranking: readonly number[][], seat: number): number {
  let before = 0
  for (const shared of ranking) {
    if (shared.includes(seat)) return before + 1
    before += shared.length
  }
  return before + 1
}
