import type { Area, Place } from '$/table/moves/places'

export const miniCard = (name: string): Place => `mini-card:${name}`
export const miniOf = (own: Area, name: string): Place => own.at(`mini:${name}`)
