/** The drawings that every page needs. Games add their own when they are opened. */
import { GROUND_DEFS } from '$/games/zooloretto/draw/grounds'
import { FIGURES, ICONS, MARKS } from '../draw/symbols'
import { speciesFaces, TILE_DEFS } from '$/games/drafting/draw/tiles'
import common from './common.sprite'
import { addMarkup, addSprite } from './sprite'

addMarkup(
  `<defs>${GROUND_DEFS}</defs>${TILE_DEFS}${ICONS}${MARKS}${FIGURES}${speciesFaces(['panda'])}`,
)
// A page without its pictures is still a page.
addSprite(common).catch(() => undefined)
