import type { Area, Place } from '$/table/moves/places'

export const offer = (tile: string): Place => `offer:${tile}`
export const officeTile = (name: string): Place => `office-tile:${name}`
export const windowsOf = (own: Area, field: string): Place => own.at(`office:${field}`)
