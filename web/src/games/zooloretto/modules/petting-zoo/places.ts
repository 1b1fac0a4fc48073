import type { Area, Place } from '$/table/moves/places'

export const pettingOf = (own: Area): Place => own.at('petting')
