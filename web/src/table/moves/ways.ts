/** From where to where a move goes on the table. */
import { gameOf } from '../game'
import type { View } from '../view'
import { parseMove } from './parse'
import { inHand, type Place } from './places'

export interface Way {
  /** The piece; null where a move is one place only. */
  from: Place | null
  to: Place | null
}

export function wayOf(view: View, seat: number, text: string): Way {
  const move = parseMove(text)
  const path = (gameOf(view).route(move, seat).paths[0] ?? []).filter(
    (place) => !place.startsWith('pay:'),
  )
  const [first = null] = path
  const last = path.at(-1) ?? null
  if (path.length > 1) return { from: first, to: last }
  const [tile] = gameOf(view).hand(view)
  return { from: move.verb === 'load' && tile ? inHand(tile) : null, to: first }
}
