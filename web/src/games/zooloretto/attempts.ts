/** What someone means who picks a place of a zoo that is not lit. */
import { tileOf } from '$/games/drafting/tiles'

/** The word of a place before the own seat, if such a tile has anything to do there. */
export function zooWord(tile: string, spot: string): string | null {
  const [kind = '', name = ''] = spot.split(':')
  if (kind === 'barn' || kind === 'pile') return 'barn'
  return kind === (tileOf(tile).kind === 'stall' ? 'stall' : 'pen') ? name : null
}

/** With animals of an enclosure in hand: they are exchanged. */
export function exchangeWith(piece: string, spot: string): string | null {
  const name = /^pen[:/](.+)$/.exec(piece)?.[1]
  const [kind, pen] = spot.split(':')
  return name && kind === 'pen' && pen ? `exchange ${name} ${pen}` : null
}
