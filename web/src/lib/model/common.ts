/** What the views of all games share. The data comes from `Game.view` of the Python package. */

export interface ScoreSheet {
  total: number
  /** Points by the name of their source, in the order of the score sheet. */
  lines: Record<string, number>
}

export interface BaseView {
  /** The game string, such as `zooloretto(players=4)`. */
  game: string
  /** Whose view this is; a spectator has none. */
  seat: number | null
  to_act: number[]
  over: boolean
  legal: string[]
  /** What legal moves cost, by their text, with all discounts; without it, what is usual. */
  prices?: Readonly<Record<string, number>>
  scores: ScoreSheet[]
  round: number
  asks: string
}

export interface Truck {
  tiles: string[]
  spaces: number
  taken_by: number | null
  /** Of which game its tiles are, in the combined game. */
  game?: 'zoo' | 'park' | null
}

export interface Supply {
  total: number
  before_end_pile: number
  unseen: Record<string, number>
}

/** The seat of a drafting game, before it is known what lies in front of it. */
export interface DraftingSeat {
  coins: number
  out: boolean
  money_actions: number
}

export interface DraftingView extends BaseView {
  last_round: boolean
  turn: number
  hand: string[]
  bank: number
  supply: Supply
  /** Young ones that are not born yet, by species. */
  young: Record<string, number>
  left_out: string[]
  gone: Record<string, number>
  trucks: Truck[]
}

const LETTERS = 'ABCDE'

export const seatLetter = (seat: number): string => LETTERS[seat] ?? '?'
export const seatNumber = (letter: string): number => LETTERS.indexOf(letter)
