/** Who sits at a table that is being played. */
import { listed } from '$/texts/index.svelte'
import { seatLetter } from '$/table/view'
import { botName, person, type Person } from '$/ui/people'
import type { SeatInfo } from '$/net/messages'

/** `you` are the seats that look at the screen; a person whose place a bot keeps is shown as a bot. */
export const peopleOf = (
  seats: readonly SeatInfo[],
  you: readonly number[],
  here: readonly boolean[] = [],
): Person[] =>
  seats.map(({ name, bot, substitute, avatar }, seat) => {
    const level = bot || substitute
    const known = name || (bot ? botName(seat) : seatLetter(seat))
    const one = person(seat, known, you.includes(seat), level || undefined, avatar)
    return !level && name && here[seat] === false ? { ...one, away: true } : one
  })

/** Names as a list. */
export const namesOf = (
  people: readonly Person[],
  seats: readonly number[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string =>
  listed(
    seats.map((seat) => people[seat]?.name ?? seatLetter(seat)),
    type,
  )
