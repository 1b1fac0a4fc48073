import type { Place } from '$/table/moves/places'

export const extra = (name: string): Place => `extra:${name}`
