/** What someone means who picks a place of a water park that is not lit. */
import type { Park } from './model'

/** The word of a place before the own seat, if such a tile has anything to do there. */
export function parkWord(tile: string, spot: string): string | null {
  const [kind = '', name = ''] = spot.split(':')
  if (tile === 'helper') return kind === 'field' || kind === 'job' ? name : null
  return kind === 'field' ? name : kind === 'depot' ? 'depot' : null
}

/** With the depot in hand: its uppermost tile is moved. */
export function depotMove(park: Park | undefined, piece: string, spot: string): string | null {
  const top = piece === 'depot' ? park?.depot.tiles.at(-1) : undefined
  const word = top ? parkWord(top, spot) : null
  return word && word !== 'depot' ? `move ${top} ${word}` : null
}
