/** What the tiles of all games with trucks are drawn with. */
import { addMarkup } from '$/ui/art/sprite'
import { TILE_DEFS } from './draw/tiles'

let drawn = false

export function drawTiles(): void {
  if (!drawn) addMarkup(TILE_DEFS)
  drawn = true
}
