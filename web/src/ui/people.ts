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
  /** The animal that the token shows instead of the letter. */
  avatar?: string
  /** A person who is not connected at the moment. */
  away?: boolean
}

/** A bot is someone, too: its name says at which seat it sits, its level is said beside it. */
const BOTS = ['Momo', 'Rika', 'Lola', 'Tapi', 'Nino']

export const botName = (seat: number): string => BOTS[seat] ?? seatLetter(seat)

export function person(
  seat: number,
  name: string,
  you: boolean,
  bot?: string,
  avatar = '',
): Person {
  const letter = (name.trim()[0] ?? seatLetter(seat)).toUpperCase()
  return {
    seat,
    name,
    letter,
    you,
    ...(bot === undefined ? {} : { bot }),
    ...(avatar && { avatar }),
  }
}

/** Who sits at the table of an example: the reader, and bots. */
export const examplePeople = (seats: number, you = 0): Person[] =>
  Array.from({ length: seats }, (_, seat) => person(seat, botName(seat), seat === you))
