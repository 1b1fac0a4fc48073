/** The animals of the home page; a card is there before its picture, which follows at once. */
import { addSprite } from '$/ui/art/sprite'
import { loadZoo } from '$/games/zooloretto/art'
import home from './home.sprite'

void Promise.all([loadZoo(), addSprite(home)]).catch(() => undefined)

export * from './scenes'
