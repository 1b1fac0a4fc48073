/**
 * What an expansion brings to the page: everything it has lies in its folder, and `index.ts` there says
 * it. Its boards are in `boards.ts` (see `board.ts`), which only a table with expansions loads.
 */
import type { Whereabouts } from '$/table/motion/journeys'
import type { ParsedMove } from '$/table/moves/parse'
import type { Area, Place } from '$/table/moves/places'
import type { Action, Route } from '$/table/moves/route'
import type { Person } from '$/ui/people'
import type { Zoo, ZoolorettoView } from '../model'

/** A ticket in one of the six groups of the counter; the price is the printed one unless it is said. */
export interface ModuleTicket {
  group: 1 | 2 | 3 | 4 | 5 | 6
  action: Action
  price?: number | undefined
}

/** Something collected: its picture, how much of it, and what it is called. */
export interface Fund {
  art: string
  count: number
  name: string
}

/** What a module can ask about the zoo of a seat. */
export interface Situation {
  view: ZoolorettoView
  zoo: Zoo | undefined
  /** What can be bought now, with its price. */
  possible: ReadonlyMap<Action, number>
}

export interface ModulePage {
  /** Drawings of its own: SVG symbols. */
  art?: string
  /** A mini enclosure: the picture on it, where its id is none. */
  picture?: string

  // -- moves, by their verbs -----------------------------------------------------------------------
  routes?: Readonly<Record<string, (move: ParsedMove, own: Area) => Route>>
  sentences?: Readonly<
    Record<string, (operands: readonly string[], people: readonly Person[]) => string>
  >

  // -- places --------------------------------------------------------------------------------------
  /** Words of the notation that mean a place of its own. */
  places?: Readonly<Record<string, (own: Area) => Place>>
  /** How addresses begin that its boards draw: on the table, and before a seat. */
  drawn?: { table?: readonly string[]; seat?: readonly string[] }
  /** Groups of names that words of its events and places are looked up in. */
  words?: readonly string[]
  /** Enclosures of its own that can still be opened. */
  closed?(view: ZoolorettoView, zoo: Zoo): readonly string[]
  /** What a seat collects beside its coins. */
  funds?(zoo: Zoo): readonly Fund[]
  lying?(zoo: Zoo, area: Area, put: Whereabouts['put']): void

  // -- the counter ---------------------------------------------------------------------------------
  tickets?(situation: Situation): ModuleTicket[]
  /** An action that costs nothing, with its picture. */
  free?: { action: Action; art: string }

  // -- what happens --------------------------------------------------------------------------------
  /** Events that deserve to be noticed. */
  good?: readonly string[]
  /** Lines of the score sheet with their pictures. */
  lines?: Readonly<Record<string, string>>
}
