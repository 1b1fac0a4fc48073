/**
 * What somebody means who picks a place that is not lit.
 *
 * The move is sent as it is meant; the rules refuse it and say why. Only what can be said in a move is
 * meant: a stall on the fields of a park is no move at all.
 */
import { isDrafting, type View } from '$/games/views'
import { seatLetter } from '../view'
import { gameOf, tileOf } from '$/games/drafting/tiles'
import type { Place } from './places'
import type { Selection } from './targets'

/** The word of a place before the own seat, if such a tile has anything to do there. */
function wordFor(tile: string, spot: string): string | null {
  const [kind = '', name = ''] = spot.split(':')
  if (tile === 'helper') return kind === 'field' || kind === 'job' ? name : null
  if (gameOf(tile) === 'park') return kind === 'field' ? name : kind === 'depot' ? 'depot' : null
  if (kind === 'barn' || kind === 'pile') return 'barn'
  return kind === (tileOf(tile).kind === 'stall' ? 'stall' : 'pen') ? name : null
}

function withPiece(view: View, piece: string, spot: string): string | null {
  const [, kind = '', name = ''] = /^(pen|barn|stall)[:/](.+)$/.exec(piece) ?? []
  if (kind === 'pen') {
    const [other, pen] = spot.split(':')
    return other === 'pen' && pen ? `exchange ${name} ${pen}` : null
  }
  if (kind === 'barn') {
    const word = wordFor(name, spot)
    return word && word !== 'barn' ? `move ${name} ${word}` : null
  }
  if (piece === 'depot' && isDrafting(view)) {
    const own = view.seats[view.seat ?? 0]
    const top = own && 'park' in own ? own.park.depot.tiles.at(-1) : undefined
    const word = top ? wordFor(top, spot) : null
    return word && word !== 'depot' ? `move ${top} ${word}` : null
  }
  return null
}

export function attemptOf(view: View, { picks }: Selection, place: Place): string | null {
  if (!isDrafting(view) || view.seat === null || view.legal.length === 0) return null
  const own = `${seatLetter(view.seat)}/`
  const [piece] = picks
  const truck = /^truck:(\d+)/.exec(place)?.[1]
  if (truck && !piece) return `${view.asks === 'load' ? 'load' : 'take'} ${truck}`
  if (!piece && view.asks === 'turn') {
    if (place === 'supply') return 'draw'
    const supply = /^supply:(\w+)$/.exec(place)?.[1]
    if (supply) return `draw ${supply}`
    return place === `${own}hoarding` ? 'expand' : null
  }
  if (!piece || !place.startsWith(own)) return null
  const spot = place.slice(own.length)
  if (piece.startsWith('hand/')) {
    const tile = piece.slice('hand/'.length)
    const word = wordFor(tile, spot)
    return word ? `place ${tile} ${word}` : null
  }
  return piece.startsWith(own) ? withPiece(view, piece.slice(own.length), spot) : null
}
