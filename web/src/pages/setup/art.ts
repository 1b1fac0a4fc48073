/** Pictures of the set-up: those of the game, and one for each expansion. */
import { loadArt } from '$/games/art'
import { addSprite } from '$/ui/art/sprite'
import type { GameName } from '$/games/views'
import setup from './setup.sprite'

export const loadPictures = (game: GameName): Promise<unknown> =>
  Promise.all([loadArt(game, false), addSprite(setup)])
