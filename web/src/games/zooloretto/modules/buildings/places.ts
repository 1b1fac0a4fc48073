import type { Place } from '$/table/moves/places'

export const building = (name: string): Place => `building:${name}`
