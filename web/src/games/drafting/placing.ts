/** While tiles are placed, nobody needs the yard: then boards can have its room. */
import type { Place } from '$/table/moves/places'

/** Tiles in hand want to go to a board, and nothing else can be picked. */
export function isPlacing(lights: ReadonlyMap<Place, unknown> | undefined): boolean {
  const lit = [...(lights?.keys() ?? [])]
  return (
    lit.some((place) => place.startsWith('hand/')) &&
    lit.every((place) => /^(hand|[A-E])\//.test(place))
  )
}
