/** Words of the notation that say where in a zoo, as places of the table and as names. */
import { isKey, named } from '$/texts/index.svelte'
import { kindName } from '$/games/drafting/names'
import { isSpecies, tileOf } from '$/games/drafting/tiles'
import { GONE, type Area, type Place } from '$/table/moves/places'
import { PLACES } from './modules'
import { enclosureName, stallPlaceName } from './names'

/** Stalls stand on stall places, and so does what builds them. */
const onStallPlace = (tile: string): boolean =>
  tileOf(tile).kind === 'stall' || tile === 'place-site'

/** A tile may be put here: the word means a stall place or an enclosure, whichever suits the tile. */
export function destination(own: Area, tile: string, word: string): Place {
  if (word === 'barn') return own.barn()
  if (word === 'out') return GONE
  return PLACES[word]?.(own) ?? (onStallPlace(tile) ? own.stall(word) : own.pen(word))
}

/** An enclosure, a stall place, the barn. */
export function placeName(word: string, tile = ''): string {
  if (isKey(`place.${word}`)) return named('place', word)
  if (onStallPlace(tile)) return stallPlaceName(word)
  return isKey(`enclosure.${word}`) ? enclosureName(word) : isSpecies(word) ? kindName(word) : word
}
