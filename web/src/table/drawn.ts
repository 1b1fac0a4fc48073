/** What the boards draw; anything else that is lit becomes a button of the counter. */
import type { Place } from './moves/places'

const ON_THE_TABLE =
  /^(supply|truck:|hand\/|offer:|office-tile:|extra:|building:|mini-card:|visitors:|bid:)/
const BEFORE_A_SEAT =
  /^[A-E]\/(pen:|stall:|barn|pile:|hoarding|petting|area|jungle|savings|visitor:|office:|field:|depot|job:|lay:|build:)/

export const isDrawn = (place: Place): boolean =>
  ON_THE_TABLE.test(place) || BEFORE_A_SEAT.test(place)
