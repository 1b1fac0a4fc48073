/**
 * What a table asks of a game. This room knows no game: each lies in a folder of `games` and answers here, and
 * whoever opens a table provides its game first.
 */
import type { Component } from 'svelte'
import type { Point } from '$/ui/draw/curves'
import type { GameEvent } from './sentences'
import type { Person } from '$/ui/people'
import type { Asked } from './ask'
import type { CounterParts, TableParts } from './parts'
import type { KeyLine } from './keylist'
import type { Journey, Lying } from './motion/journeys'
import type { Coins, Ride } from './motion/rides'
import type { ParsedMove } from './moves/parse'
import type { Place } from './moves/places'
import type { Route } from './moves/route'
import type { Option, Selection } from './moves/targets'
import type { SheetLine } from './sheet'
import type { Status } from './status'
import type { GameName, View } from './view'

export interface TableLayout<V extends View = View> {
  /** The boards of a table, part by part. */
  Table: Component<TableParts<V> & { part: 'others' | 'centre' | 'side' }>
  /** The score sheet beside the boards: on paper, folded up, or none where the side tells the points itself. */
  sheet: 'paper' | 'folded' | 'none'
  /** The boards of the others are seen where there is room. */
  others: boolean
  /** The boards need the whole width: the score sheet is a drawer. */
  wide: boolean
  /** Log and chat stand beside the boards where there is room. */
  docked: boolean
  /** The counter has so many tickets that they are grouped. */
  grouped: boolean
  /** A turn can be taken back and confirmed, as long as it is not over. */
  confirms: boolean
}

/** What all messages about a table have in common: who sits there. */
type People = readonly Person[]

export interface GamePage<V extends View = View> {
  name: GameName

  // -- what is drawn -------------------------------------------------------------------------------
  layout(view: V): TableLayout<V>
  /** What the counter shows besides the buttons of the turn. */
  Counter: Component<CounterParts<V>>
  /** The small board of a seat, on the sheets at the end. */
  Board: Component<{ view: V; seat: number }>
  /** A position as the rulebook draws it, with the trucks or tiles on offer if they matter. */
  Example: Component<{ view: V; seat: number; trucks: boolean }>
  /** A tile in a line of text, where tiles are known by their names. */
  Tile?: Component<{ name: string; size: number; silent: true }>
  isTile?(name: string): boolean
  /** The way of a hint over the boards, where it is not just a curve. */
  way?(
    root: HTMLElement,
    from: Point,
    to: Point,
    places: readonly [from: Place, to: Place],
    aside: number,
  ): string | null
  /** Places that the boards draw; others that light up become buttons. */
  isDrawn(place: Place): boolean
  /** What a button says for a place that no board draws, if it is more than its move. */
  placeName?(place: Place): string | null

  // -- what is said --------------------------------------------------------------------------------
  /** One decides after the other: it is seen whose turn it is. */
  inTurn: boolean
  coinsBreakTies: boolean
  /** Beside the name of the game: the round. */
  chips(view: V): string[]
  /** Tiles that someone holds. */
  hand(view: V): readonly string[]
  /** Tiles that whoever looks at the table must place, as they lie on the counter. */
  toPlace(view: V, lights: ReadonlyMap<Place, unknown>): readonly string[]
  isLastRound(view: V): boolean
  /** Something is asked for that may lie outside the screen, and before no seat. */
  calls(view: V): boolean
  /** The sentence of the moment for whoever is asked; for one who waits, only if it differs from the usual. */
  prompt(view: V, options: readonly Option[], selection: Selection): Asked['words']
  waits?(view: V): string | null
  /** What a seat is doing, if there is something to say. */
  status(view: V, seat: number): Status | null
  keys(view: V): { title: string; turn: KeyLine[]; placing: KeyLine[]; table: KeyLine[] }
  /** A move as a sentence by its verb; null leaves it as it is written. */
  sentence(move: ParsedMove, people: People): string | null
  /** A word of an event in the language that is spoken; undefined leaves it to the texts of that name. */
  word(key: string, value: string | number, tile: string): string | undefined
  /** Which of several sentences tells an event. */
  variant?(event: GameEvent): string | null
  /** Events that deserve to be noticed. */
  good: ReadonlySet<string>

  // -- score sheets --------------------------------------------------------------------------------
  lineName?(line: string): string | null
  /** Lines that say nothing where they bring nothing. */
  isQuiet(line: string): boolean
  /** How a line is drawn. */
  line(view: V, seat: number, line: SheetLine): SheetLine
  /** What a line brings at best, said once for all seats. */
  lineWorth?(view: V, line: string): string
  /** How a line is shown that others have and this seat has not. */
  lineMissing?(line: string): { icon: string; why: string } | null

  // -- moves and motion ----------------------------------------------------------------------------
  route(move: ParsedMove, seat: number): Route
  /** The move that is meant by picking a place that is not lit; null if it cannot be said. */
  attempt?(view: V, selection: Selection, place: Place): string | null
  lying(view: V): Lying
  /** Tiles that are one piece of cardboard have one name here. */
  piece?(tile: string): string
  /** Where a tile comes from that lay nowhere, and where one goes that lies nowhere any more. */
  arrival(view: V, tile: string, place: Place): Journey
  leaving?(view: V, tile: string, place: Place): Place
  rides?(before: V, after: V): Ride[]
  coins?(before: V, after: V, tiles: number): Coins[]

  // -- advice --------------------------------------------------------------------------------------
  /** Where the tiles of a move would lie. */
  ghosts?(view: V, seat: number, move: ParsedMove): Map<Place, string[]>
  /** The place on the board that a line of the score sheet is about. */
  linePlace?(seat: number, line: string): Place | null
  /** What one tile more at a place would change on the score sheet at once. */
  effect?(view: V, seat: number, place: Place): number

  /** What the game shows of the log of the table: bids that were opened, tiles that were sold. */
  recall?(moves: readonly { events: readonly GameEvent[] }[]): unknown
  reveal?(events: readonly GameEvent[]): unknown
}

const provided = new Map<GameName, GamePage>()

/** From now on tables of this game can be shown. */
export function provide<V extends View>(page: GamePage<V>): void {
  provided.set(page.name, page as unknown as GamePage)
}

/** The game of a view. */
export function gameOf({ kind }: Pick<View, 'kind'>): GamePage {
  const page = provided.get(kind)
  if (!page) throw new Error(`the game ${kind} is not loaded`)
  return page
}
