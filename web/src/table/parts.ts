/** What the table hands to the part of each game. */
import type { Snippet } from 'svelte'
import type { View } from './view'
import type { Person } from '$/ui/people'
import type { Hint } from './hint'
import type { Reason } from '$/ui/HintBubble.svelte'
import type { Desk } from './desk.svelte'
import type { Layout, Rivals } from './layout.svelte'

/** Advice of the coach, ready to be shown. */
export interface TableHint {
  title: string
  next?: string
  reasons: readonly Reason[]
  /** Whose board it is about; it is shown large then. */
  seat?: number
  /** The truck it is about, as a place. */
  truck?: string
  board?: Hint
}

export interface TableParts<V extends View> {
  view: V
  people: readonly Person[]
  /** Whose board is shown large. */
  own: number
  desk: Desk
  layout: Layout
  /** How the others are shown, and how large their boards may be. */
  rivals: { as: Rivals; most: number }
  hint?: TableHint | undefined
  /** The hint in words, shown above the large board. */
  advice?: Snippet | undefined
  /** What the game remembers of the log, see `GamePage.recall`. */
  recalled?: unknown
  onscore: (seat: number) => void
  onopen: (seat: number) => void
}

/** What the counter hands to the part of each game. */
export interface CounterParts<V extends View> {
  view: V
  people: readonly Person[]
  desk: Desk
  phone: boolean
  /** What the game has just revealed, see `GamePage.reveal`. */
  revealed: unknown
}
