/** Views by game. */
import type { AquarettoView } from './aquaretto'
import type { CombinedView } from './combined'
import type { OZooView } from './ozoolemio'
import type { ZoolorettoView } from './zooloretto'

export * from './common'
export type { AquarettoView, Park } from './aquaretto'
export type { CombinedView } from './combined'
export type { OZooView } from './ozoolemio'
export type { TruckView as Truck } from '../../net/contract'
export type { StallPlace, Zoo, ZoolorettoView } from './zooloretto'

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
