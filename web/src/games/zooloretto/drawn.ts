/** What the boards of Zooloretto draw; anything else that is lit becomes a button of the counter. */
import { tileName } from '$/games/drafting/names'
import { isOnTable } from '$/games/drafting/drawn'
import type { Place } from '$/table/moves/places'
import { DRAWN } from './modules'

const BEFORE_A_SEAT = ['pen:', 'stall:', 'barn', 'pile:', 'hoarding', ...DRAWN.seat]
const begins = (place: string, starts: readonly string[]): boolean =>
  starts.some((start) => place.startsWith(start))

export const isDrawn = (place: Place): boolean =>
  isOnTable(place) ||
  begins(place, DRAWN.table) ||
  (/^[A-E]\//.test(place) && begins(place.slice(2), BEFORE_A_SEAT))

/** A tile that is for sale or was turned up is called by its name. */
export const placeName = (place: Place): string | null =>
  /^(sale|turned)\//.test(place) ? tileName(place.slice(place.indexOf('/') + 1)) : null
