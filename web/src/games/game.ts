/** What the pages know of a game before a table of it is open. It is little: home and set-up show every game. */
import type { Component } from 'svelte'
import type { GameName } from '$/table/view'
import type { Key } from '$/texts/index.svelte'

/** What was chosen for a table, as far as the game has a say in it. */
export interface Choice {
  game: GameName
  chairs: readonly unknown[]
  /** Ids of expansions. */
  modules: readonly string[]
  variants: readonly string[]
  /** Species left out; empty leaves it to the lot. */
  out: readonly string[]
  /** The seat that begins, or null for the lot. */
  start: number | null
}

/** What the server says against a choice, in a form that can be shown where it belongs. */
export type Conflict =
  | { kind: 'needs'; module: string; needed: string }
  | { kind: 'apart'; module: string; other: string }
  | { kind: 'crowded'; players: number; rule: string }
  | { kind: 'other'; rule: string }

export interface SetUpParts {
  plan: Choice
  conflict: Conflict | undefined
  onchange: (change: Partial<Choice>) => void
}

/** A picture on the card of a game. */
export interface Scene {
  width: number
  height: number
  markup: string
}

/** A species that may stay in the box. */
export interface Species {
  id: string
  name: string
  /** The picture of the icon sets. */
  art: string
}

export interface GameEntry {
  name: GameName
  /** What its card calls it where there is little room. */
  shortName?: Key
  /** What a single click plays, and about how long that takes. */
  seats: number
  minutes: number
  /** Everything that a table of this game needs: its part of the page, and pictures for a game string. */
  load: () => Promise<unknown>
  loadArt: (game: string) => Promise<unknown>
  loadScene: () => Promise<{ scene: Scene }>

  /** What can be chosen besides the manners of the table, and its pictures. */
  loadSetUp?: () => Promise<{ default: Component<SetUpParts> }>
  loadSetUpArt?: () => Promise<unknown>
  /** How many species stay in the box, and among which. */
  leftOut?: (choice: Choice) => number
  species?: () => readonly Species[]
  /** Options of the game string, besides the number of players. */
  options: (choice: Choice) => string[]
  /** What was chosen, in words. */
  chosen?: (choice: Choice) => string[]
  /** How a game string differs from the usual, in words. */
  manner?: (game: string) => string[]
}

/** An option of a game string, empty if it is not there. */
export const optionOf = (game: string, name: string): string =>
  new RegExp(`[(\\s]${name}=([^,)]*)`).exec(game)?.[1] ?? ''
