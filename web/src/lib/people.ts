/** Who sits at the table. */
import { seatLetter } from './model/common'

export interface Person {
  seat: number
  name: string
  /** What the token shows. */
  letter: string
  you: boolean
  /** The level of a bot; people have none. */
  bot?: string
}

export function person(seat: number, name: string, you: boolean, bot?: string): Person {
  const letter = (name.trim()[0] ?? seatLetter(seat)).toUpperCase()
  return { seat, name, letter, you, ...(bot === undefined ? {} : { bot }) }
}
