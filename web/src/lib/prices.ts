/**
 * What is printed on tickets and boards, for those who cannot pay yet. What a move costs now comes with
 * the move from the server; a test compares the two.
 */
import type { Action } from './moves/paths'

export const PRINTED = {
  move: 1,
  swap: 1,
  helper: 1,
  worker: 1,
  trade: 1,
  site: 1,
  save: 1,
  small: 1,
  large: 2,
  buy: 2,
  discard: 2,
  offer: 2,
  hire: 2,
  office: 2,
  extra: 2,
  construct: 3,
  expand: 3,
} as const satisfies Partial<Record<Action, number>>

export type Printed = keyof typeof PRINTED
