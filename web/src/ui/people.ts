/** Who sits at the table. */

const LETTERS = 'ABCDE'

export const seatLetter = (seat: number): string => LETTERS[seat] ?? '?'
export const seatNumber = (letter: string): number => LETTERS.indexOf(letter)

export interface Person {
  seat: number
  name: string
  /** What the token shows. */
  letter: string
  you: boolean
  /** The level of a bot; people have none. */
  bot?: string
}

/** A bot is somebody, too: its name says at which seat it sits, its level is said beside it. */
const BOTS = ['Momo', 'Rika', 'Lola', 'Tapi', 'Nino']

export const botName = (seat: number): string => BOTS[seat] ?? seatLetter(seat)

export function person(seat: number, name: string, you: boolean, bot?: string): Person {
  const letter = (name.trim()[0] ?? seatLetter(seat)).toUpperCase()
  return { seat, name, letter, you, ...(bot === undefined ? {} : { bot }) }
}
