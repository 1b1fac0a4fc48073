/** Where the moves of a water park are made. */
import type { ParsedMove } from '$/table/moves/parse'
import { Area, inHand, type Place } from '$/table/moves/places'
import { answer, one, type Route } from '$/table/moves/route'

/** A field of the park, a job of the staff, or the depot. */
export function destination(own: Area, word: string): Place {
  if (word === 'depot') return own.depot()
  return /^[a-z]-?\d+$/.test(word) ? own.field(word) : own.job(word)
}

export function parkRoute({ verb, operands }: ParsedMove, seat: number): Route | null {
  const own = new Area(seat)
  const [a = '', b = '', c = ''] = operands
  switch (verb) {
    case 'place':
      return c
        ? answer('place', inHand(a), destination(new Area(b), c))
        : answer('place', inHand(a), destination(own, b))
    case 'move':
      return a === 'helper'
        ? one('helper', destination(own, b), destination(own, c))
        : one('move', own.depot(), destination(own, b))
    case 'buy':
      return one('buy', new Area(a).depot())
    case 'discard':
      return one('discard', own.depot())
    case 'expand':
      return one(a === 'small' ? 'small' : 'large', own.lay(operands.join(' ')))
    default:
      return null
  }
}
