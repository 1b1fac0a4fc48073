/** Aquaretto: animals and what lies by the sea. */
import { drawTiles } from '$/games/drafting/art'
import { speciesFaces } from '$/games/drafting/draw/tiles'
import { PARK_SPECIES } from '$/games/drafting/tiles'
import { drawing } from '$/ui/art/sprite'
import park from './park.sprite'

const load = drawing(park, () => speciesFaces(PARK_SPECIES))

export function loadPark(): Promise<void> {
  drawTiles()
  return load()
}
