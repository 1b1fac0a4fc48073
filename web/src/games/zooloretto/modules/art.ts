/** What the expansions bring: pictures, drawings of their own and the faces of their tiles. */
import { moduleFaces, speciesFaces, stallFaces } from '$/games/drafting/draw/tiles'
import { JUNGLE } from '$/games/drafting/tiles'
import { drawing } from '$/ui/art/sprite'
import { minis } from '../setup/presets'
import { ART, miniPicture } from '.'
import modules from './modules.sprite'

export const loadModules = drawing(
  modules,
  () =>
    ART +
    speciesFaces(['lion', 'rabbit']) +
    stallFaces(['icecream', 'shop', 'restaurant']) +
    moduleFaces(JUNGLE, minis(), miniPicture),
)
