/** The same four friends in every picture. */
import { person, type Person } from '$/ui/people'

const NAMES: readonly (readonly [string, string?])[] = [
  ['Ema'],
  ['Tomáš'],
  ['Anke'],
  ['Kiwi', 'hard'],
  ['Lola', 'easy'],
]

export const peopleOf = (count: number, you: number): Person[] =>
  Array.from({ length: count }, (_, seat) => {
    const [name, bot] = NAMES[(seat - you + count) % count] ?? ['?']
    return person(seat, name, seat === you, bot)
  })
