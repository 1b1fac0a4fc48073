/** Zooloretto: animals and what stalls sell; the home page shows them, too. */
import { drawTiles } from '$/games/drafting/art'
import { speciesFaces, stallFaces } from '$/games/drafting/draw/tiles'
import { ZOO_SPECIES } from '$/games/drafting/tiles'
import { drawing } from '$/ui/art/sprite'
import { GROUND_DEFS } from './draw/grounds'
import zoo from './zoo.sprite'

const SPECIES = ZOO_SPECIES.filter((name) => name !== 'lion' && name !== 'rabbit')

const load = drawing(
  zoo,
  () =>
    `<defs>${GROUND_DEFS}</defs>` +
    speciesFaces(SPECIES) +
    stallFaces(['snack', 'drinks', 'fruit', 'popcorn']),
)

export function loadZoo(): Promise<void> {
  drawTiles()
  return load()
}
