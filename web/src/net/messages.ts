/**
 * The messages of the server. Their types are generated from the contract (openapi.json) by
 * `npm run contract`; only the view of a game still has its types here.
 */
import type { View } from '$lib/model'
import type * as contract from './contract'

export type * from './contract'

type WithoutOwn<V> = V extends unknown ? Omit<V, 'seat' | 'legal' | 'to_act'> : never

/** The game without what is only about one seat; that comes as `You` and in `TableState`. */
export type GameView = WithoutOwn<View>

export type Snapshot = Omit<contract.Snapshot, 'view'> & { view: GameView | null }
export type Update = Omit<contract.Update, 'view'> & { view: GameView | null }
export type Moment = Omit<contract.Moment, 'view'> & { view: GameView }
export type ServerMessage =
  Snapshot | Update | Exclude<contract.ServerMessage, contract.Snapshot | contract.Update>

/** Why the server closed a connection; the contract describes each code. */
export const CLOSED = {
  restart: 1012,
  badMessage: 4400,
  private: 4403,
  noTable: 4404,
  slow: 4408,
  outdated: 4426,
  flood: 4429,
} as const
