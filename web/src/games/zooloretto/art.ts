/** Zooloretto: animals and what stalls sell; the home page shows them, too. */
import { speciesFaces, stallFaces } from '$/games/drafting/draw/tiles'
import { drawing } from '$/ui/art/sprite'
import zoo from './zoo.sprite'

const SPECIES = ['flamingo', 'camel', 'leopard', 'elephant', 'chimpanzee', 'zebra', 'kangaroo']

export const loadZoo = drawing(
  zoo,
  () => speciesFaces(SPECIES) + stallFaces(['snack', 'drinks', 'fruit', 'popcorn']),
)
