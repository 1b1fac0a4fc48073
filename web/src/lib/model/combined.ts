/** Zooloretto and Aquaretto as one game: each seat has a zoo and a park. */
import type { ParkSeat } from './aquaretto'
import type { DraftingView } from './common'
import type { ZooSeat } from './zooloretto'

export type BothSeat = ZooSeat & ParkSeat

export interface CombinedSupply {
  total: number
  opened: boolean
  closed: boolean
}

export interface CombinedView extends DraftingView {
  seats: BothSeat[]
  expected_young: string | null
  supplies: { zoo: CombinedSupply; park: CombinedSupply }
}

const PARK_LINES = ['animals', 'cashiers', 'keepers', 'trainers', 'depot']

/** The points of zoo and park of one score sheet. */
export function splitScore(lines: Record<string, number>): { zoo: number; park: number } {
  let zoo = 0
  let park = 0
  for (const [name, points] of Object.entries(lines)) {
    if (PARK_LINES.includes(name)) park += points
    else zoo += points
  }
  return { zoo, park }
}

/** Trucks may be taken once tiles of both games are on them. */
export function bothOnTrucks(view: CombinedView): boolean {
  const games = new Set(view.trucks.map((truck) => truck.game))
  return games.has('zoo') && games.has('park')
}
