import type { Area, Place } from '$/table/moves/places'

export const visitorSupply = (colour: string): Place => `visitors:${colour}`
export const jungleOf = (own: Area): Place => own.at('jungle')
/** Where visitors of all colours stand begins like this. */
export const visitorsOf = (own: Area): Place => own.at('visitor:')
export const visitorOf = (own: Area, colour: string, point: string | number): Place =>
  `${visitorsOf(own)}${colour}:${point}`
