/** What is drawn in the yard and on the counter of every game with trucks. */
import type { Place } from '$/table/moves/places'

export const isOnTable = (place: Place): boolean => /^(supply|truck:|hand\/)/.test(place)
