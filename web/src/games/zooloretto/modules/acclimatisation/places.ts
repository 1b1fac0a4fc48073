import type { Area, Place } from '$/table/moves/places'

export const areaOf = (own: Area): Place => own.at('area')
