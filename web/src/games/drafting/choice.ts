/** What can be chosen about every game with trucks. */
import type { Choice, Species } from '$/games/game'
import { seatLetter } from '$/table/view'
import { kindName } from './names'
import { pictureOf } from './pictures'

/** How many species stay in the box: fewer with more players. */
export const leftOut = (choice: Choice, boards = 1): number => boards * (5 - choice.chairs.length)

/** Half a choice is none: the lot decides. */
export const draftingOptions = ({ out, start }: Choice, leaving: number): string[] => [
  ...(out.length && out.length === leaving ? [`out=${out.join('+')}`] : []),
  ...(start === null ? [] : [`start=${seatLetter(start)}`]),
]

export const offered = (species: readonly string[]): Species[] =>
  species.map((id) => ({ id, name: kindName(id), art: pictureOf(id) }))
