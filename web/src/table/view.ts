/** What the views of all games share. Their types are generated from the contract of the server. */

/** What comes with a view: whose it is, who decides, and what may be done at which price. */
export interface Own {
  /** A spectator has none. */
  seat: number | null
  to_act: number[]
  legal: string[]
  /** What legal moves cost, by their text, with all discounts. */
  prices?: Readonly<Record<string, number>>
}

const LETTERS = 'ABCDE'

export const seatLetter = (seat: number): string => LETTERS[seat] ?? '?'
export const seatNumber = (letter: string): number => LETTERS.indexOf(letter)
