/** From where to where a move goes on the table. */
import { isDrafting, type View } from '$/games/views'
import { parseMove } from './parse'
import { routeOf } from './paths'
import { inHand, type Place } from './places'

export interface Way {
  /** The piece; null where a move is one place only. */
  from: Place | null
  to: Place | null
}

export function wayOf(view: View, seat: number, text: string): Way {
  const move = parseMove(text)
  const path = (routeOf(move, seat).paths[0] ?? []).filter((place) => !place.startsWith('pay:'))
  const [first = null] = path
  const last = path.at(-1) ?? null
  if (path.length > 1) return { from: first, to: last }
  const [tile] = isDrafting(view) ? view.hand : []
  return { from: move.verb === 'load' && tile ? inHand(tile) : null, to: first }
}
