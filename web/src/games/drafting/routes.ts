/** Where the moves are made that all games with trucks have. */
import { answer, type Route } from '$/table/moves/route'
import type { ParsedMove } from '$/table/moves/parse'
import { SUPPLY, supplyOf, truck } from '$/table/moves/places'

export function truckRoute({ verb, operands: [a = ''] }: ParsedMove): Route | null {
  switch (verb) {
    case 'draw':
      return answer('draw', a ? supplyOf(a) : SUPPLY)
    case 'load':
    case 'take':
      return answer(verb, truck(a))
    default:
      return null
  }
}
