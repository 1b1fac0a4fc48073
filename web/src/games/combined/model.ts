/** Zooloretto and Aquaretto as one game: each seat has a zoo and a park. */
import type * as contract from '$/net/contract'
import type { Own } from '$/table/view'

export type CombinedView = contract.CombinedView & Own

/** Trucks may be taken once tiles of both games are on them. */
export function bothOnTrucks(view: CombinedView): boolean {
  const games = new Set(view.trucks.map((truck) => truck.game))
  return games.has('zoo') && games.has('park')
}
