/** What becomes of a slip: whether a turn waits for its confirmation, and how a move is taken back. */
import type { SeatInfo, Snapshot } from '$/net/messages'
import { parseMove } from '$/table/moves/parse'
import type { Played } from './log'

/** Nobody else sits here but bots; a person whose place a bot keeps has a say. */
export const isAlone = (seats: readonly SeatInfo[], own: number | null): boolean =>
  seats.every(({ bot }, seat) => seat === own || bot !== '')

/**
 * A tile that was loaded does not wait where bots play: it is the most frequent move, and comes back with one
 * click. Everything else that ends a turn does.
 */
export const waitsForConfirm = (last: string, alone: boolean): boolean =>
  !(alone && parseMove(last).verb === 'load')

/**
 * How many moves would be left without the last one of a seat, where it cannot be undone freely any more; null
 * if there is none. A drawn tile stays drawn.
 */
export function backTo(
  { table, you }: Pick<Snapshot, 'table' | 'you'>,
  moves: readonly Played[],
): number | null {
  const { seat } = you
  if (seat === null || table.status !== 'running' || table.request || table.seats[seat]?.substitute)
    return null
  const last = moves.findLastIndex((move) => move.seat === seat)
  const move = moves[last]
  return move && move.dealt === 0 ? last : null
}
