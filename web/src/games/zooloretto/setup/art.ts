/** Pictures of the set-up: one for each expansion. */
import { addSprite } from '$/ui/art/sprite'
import setup from './setup.sprite'

export const loadSetUpArt = (): Promise<void> => addSprite(setup)
