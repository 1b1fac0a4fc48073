/** Where the moves of a zoo are made. */
import { isSpecies } from '$/games/drafting/tiles'
import type { ParsedMove } from '$/table/moves/parse'
import { Area, inHand, type Place } from '$/table/moves/places'
import { answer, one, type Route } from '$/table/moves/route'
import { PLACES, ROUTES } from './modules'
import { destination } from './places'

function movement(own: Area, tile: string, from: string, to: string): Route {
  if (!to) return one('move', own.inBarn(tile), destination(own, tile, from))
  const source = from === 'barn' ? own.inBarn(tile) : (PLACES[from]?.(own) ?? own.stall(from))
  return one('move', source, destination(own, tile, to))
}

function exchange(own: Area, first: string, second: string): Route {
  const place = (word: string): Place => (isSpecies(word) ? own.pile(word) : own.pen(word))
  const [x, y] = [place(first), place(second)]
  return {
    action: 'swap',
    paths: [
      [x, y],
      [y, x],
    ],
  }
}

export function zooRoute(move: ParsedMove, seat: number): Route | null {
  const own = new Area(seat)
  const [a = '', b = '', c = ''] = move.operands
  switch (move.verb) {
    case 'place':
      return c
        ? answer('place', inHand(a), destination(new Area(b), a, c))
        : answer('place', inHand(a), destination(own, a, b))
    case 'move':
      return movement(own, a, b, c)
    case 'exchange':
      return exchange(own, a, b)
    case 'buy':
      return one('buy', new Area(a).inBarn(b))
    case 'discard':
      return one('discard', own.inBarn(a))
    case 'expand':
      return one('expand', own.hoarding())
    default:
      return ROUTES[move.verb]?.(move, own) ?? null
  }
}
