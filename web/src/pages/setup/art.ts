/** Pictures of the set-up: those of the game, and one for each expansion. */
import { loadArt } from '$lib/art/games'
import { addSprite } from '$lib/art/sprite'
import type { GameName } from '$lib/model'
import setup from './setup.sprite'

export const loadPictures = (game: GameName): Promise<unknown> =>
  Promise.all([loadArt(game, false), addSprite(setup)])
