/** When the rounds of a game began. */
import type { Played } from './log'

export interface Round {
  round: number
  /** How many moves had been played. */
  from: number
}

export function roundsOf(moves: readonly Played[]): Round[] {
  const rounds: Round[] = [{ round: 1, from: 0 }]
  moves.forEach(({ events }, index) => {
    for (const event of events) {
      if (event.kind === 'next_round')
        rounds.push({ round: Number(event['round']), from: index + 1 })
    }
  })
  return rounds
}

/** The round in which so many moves had been played. */
export const roundAt = (rounds: readonly Round[], ply: number): number =>
  rounds.findLast(({ from }) => from <= ply)?.round ?? 1

/** How many moves have been played right after the next one of a seat; null if it plays no more. */
export function nextOf(moves: readonly Played[], seat: number, at: number): number | null {
  const found = moves.findIndex((move, ply) => ply >= at && move.seat === seat)
  return found < 0 ? null : found + 1
}
