/** What the board of a water park draws. */
import type { Place } from '$/table/moves/places'

export const isInPark = (place: Place): boolean => /^[A-E]\/(field:|depot|job:|lay:)/.test(place)
