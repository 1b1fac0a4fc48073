import type { Area, Place } from '$/table/moves/places'

export const bookOf = (own: Area): Place => own.at('savings')
