/** What the views of all games with trucks share. */
import type { Place } from '$/table/moves/places'
import type { View } from '$/table/view'

export type { TruckView as Truck } from '$/net/contract'

export type DraftingView = Extract<View, { trucks: unknown }>

/** Games whose tiles come from one supply. */
export type OneSupplyView = Extract<DraftingView, { supply: unknown }>

export const isDrafting = (view: View): view is DraftingView => 'trucks' in view

/** The tiles that whoever looks at the table has to place: what an expansion hands out comes first. */
export function toPlace(view: DraftingView, lights: ReadonlyMap<Place, unknown>): string[] {
  const mine = view.seat !== null && view.to_act.includes(view.seat)
  if (!mine || view.asks === 'turn') return []
  const lit = [...lights.keys()].flatMap((at) => (at.startsWith('hand/') ? [at.slice(5)] : []))
  return [...lit.filter((tile) => !view.hand.includes(tile)), ...view.hand]
}
