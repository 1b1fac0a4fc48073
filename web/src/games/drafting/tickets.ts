/** The tickets of the counter: what can be bought, with its price. */
import { named } from '$/texts/index.svelte'
import type { Action } from '$/table/moves/route'
import type { Place } from '$/table/moves/places'
import { priceOf } from '$/ui/catalogue.svelte'
import { HOTKEYS } from './keys'

export interface TicketEntry {
  action: Action
  name: string
  why: string
  price: number
  hotkey?: string | undefined
}

export interface TicketGroup {
  id: string
  name: string
  mark?: 'zoo' | 'park'
  roman?: string
  entries: TicketEntry[]
}

/** A supply that has a button of its own. */
export interface Draw {
  supply: Place
  label: string
  icon: string
  hotkey: string
  water: boolean
}

/** An action that costs nothing. */
export interface Free {
  action: Action
  art: string
}

export type Entry = (action: Action, why?: string) => TicketEntry

/** Tickets at the printed prices of a game. */
export const entryIn =
  (game: string): Entry =>
  (action, why = '') => ({
    action,
    name: named('action', action),
    why,
    price: priceOf(game, action),
    hotkey: HOTKEYS[action],
  })
