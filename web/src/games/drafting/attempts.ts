/**
 * What someone means who picks a place that is not lit.
 *
 * The move is sent as it is meant; the rules refuse it and say why. Only what can be said in a move is
 * meant: a stall on the fields of a park is no move at all.
 */
import type { Place } from '$/table/moves/places'
import type { Selection } from '$/table/moves/targets'
import { seatLetter } from '$/table/view'
import type { DraftingView } from './model'

/** What the boards of a game say about it. */
export interface Meant {
  /** The word of a place before the own seat, if such a tile has anything to do there. */
  word: (tile: string, spot: string) => string | null
  /** With a piece of the own board in hand, if it is no tile of a barn. */
  piece: (view: DraftingView, piece: string, spot: string) => string | null
  /** Without anything in hand, at the own board. */
  spot?: (spot: string) => string | null
}

export function attemptOf(
  view: DraftingView,
  { picks }: Selection,
  place: Place,
  meant: Meant,
): string | null {
  if (view.seat === null || view.legal.length === 0) return null
  const own = `${seatLetter(view.seat)}/`
  const [held] = picks
  const truck = /^truck:(\d+)/.exec(place)?.[1]
  if (truck && !held) return `${view.asks === 'load' ? 'load' : 'take'} ${truck}`
  const spot = place.startsWith(own) ? place.slice(own.length) : null
  if (!held && view.asks === 'turn') {
    if (place === 'supply') return 'draw'
    const supply = /^supply:(\w+)$/.exec(place)?.[1]
    if (supply) return `draw ${supply}`
    return spot === null ? null : (meant.spot?.(spot) ?? null)
  }
  if (!held || spot === null) return null
  if (held.startsWith('hand/')) {
    const tile = held.slice('hand/'.length)
    const word = meant.word(tile, spot)
    return word ? `place ${tile} ${word}` : null
  }
  if (!held.startsWith(own)) return null
  const piece = held.slice(own.length)
  const stored = /^barn[:/](.+)$/.exec(piece)?.[1]
  if (stored === undefined) return meant.piece(view, piece, spot)
  const word = meant.word(stored, spot)
  return word && word !== 'barn' ? `move ${stored} ${word}` : null
}
