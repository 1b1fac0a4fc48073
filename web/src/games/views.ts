/** Views by game. */
import type { AquarettoView } from '$/games/aquaretto/model'
import type { CombinedView } from '$/games/combined/model'
import type { OZooView } from '$/games/ozoolemio/model'
import type { ZoolorettoView } from '$/games/zooloretto/model'

export * from '$/table/view'
export type { AquarettoView, Park } from '$/games/aquaretto/model'
export type { CombinedView } from '$/games/combined/model'
export type { OZooView } from '$/games/ozoolemio/model'
export type { TruckView as Truck } from '$/net/contract'
export type { StallPlace, Zoo, ZoolorettoView } from '$/games/zooloretto/model'

export type GameName = 'zooloretto' | 'aquaretto' | 'combined' | 'ozoolemio'
export type View = ZoolorettoView | AquarettoView | CombinedView | OZooView
export type AnyDraftingView = ZoolorettoView | AquarettoView | CombinedView

export const gameName = (view: { game: string }): GameName =>
  view.game.slice(0, view.game.indexOf('(')) as GameName

export const isZooloretto = (view: View): view is ZoolorettoView => view.kind === 'zooloretto'
export const isAquaretto = (view: View): view is AquarettoView => view.kind === 'aquaretto'
export const isCombined = (view: View): view is CombinedView => view.kind === 'combined'
export const isOZoo = (view: View): view is OZooView => view.kind === 'ozoolemio'
export const isDrafting = (view: View): view is AnyDraftingView => !isOZoo(view)

/** Does the seat have a zoo of Zooloretto, a park of Aquaretto? */
export const hasZoos = (view: View): view is ZoolorettoView | CombinedView =>
  isZooloretto(view) || isCombined(view)
export const hasParks = (view: View): view is AquarettoView | CombinedView =>
  isAquaretto(view) || isCombined(view)
