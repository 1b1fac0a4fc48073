/** The view of a game, whichever it is. Views are generated from the contract of the server. */
import type { GameView } from '$/net/contract'

export { seatLetter, seatNumber } from '$/ui/people'

/** What comes with a view: whose it is, who decides, and what may be done at which price. */
export interface Own {
  /** A spectator has none. */
  seat: number | null
  to_act: number[]
  legal: string[]
  /** What legal moves cost, by their text, with all discounts. */
  prices?: Readonly<Record<string, number>>
}

export type View = GameView & Own
export type GameName = View['kind']

/** The game that a game string is about. */
export const gameName = ({ game }: { game: string }): GameName => game.split('(', 1)[0] as GameName
