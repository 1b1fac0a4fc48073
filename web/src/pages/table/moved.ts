/** A game as the page knows it, for another place where it goes on. */
import type { Logged, Snapshot } from '$/net/messages'
import type { Moved } from '$/net/offline'
import { movesOf } from './log'

const letter = (seat: number): string => String.fromCharCode(65 + seat)
const chance = (dealt: readonly string[] = []): string[] => dealt.map((outcome) => `> ${outcome}`)

/** The record of what stands; bids of others that are still sealed are made again. */
export function recordOf(log: readonly Logged[]): string {
  const standing = new Set(movesOf(log).map(({ number }) => number))
  const head: string[] = ['zoopark record 1']
  const turns: string[] = []
  let entries = 0
  const add = (who: string, words: readonly string[]): void => {
    if (!words.length) return
    turns.push(`${who} ${words.join(', ')}`)
    entries += words.length
  }
  for (const { number, entry } of log) {
    if (entry.type === 'opened') {
      head.push(`game ${entry.game}`, `rules ${entry.rules}`)
      if (entry.position) head.push(`position ${entry.position}`)
    } else if (entry.type === 'started') add('-', chance(entry.dealt))
    else if (entry.type === 'moved' && entry.move && standing.has(number))
      add(letter(entry.seat), [entry.move, ...chance(entry.dealt)])
  }
  return [...head, ...turns, `end ${entries} entries`, ''].join('\n')
}

/** Does nobody play but bots and whoever sits here? */
export const isAlone = ({ table, seats }: Snapshot): boolean =>
  table.status === 'running' &&
  table.seats.every(({ bot, substitute }, seat) => bot || (seats.includes(seat) && !substitute))

export const movedOf = (log: readonly Logged[], { table, options }: Snapshot): Moved => ({
  record: recordOf(log),
  chairs: table.seats.map(({ name, bot, avatar }) => (bot ? { bot } : { name, avatar })),
  options,
})
