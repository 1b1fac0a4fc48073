/** The animals of the home page; a card is there before its picture, which follows at once. */
import { addSprite } from '$lib/art/sprite'
import { loadZoo } from '$lib/art/zoo'
import home from './home.sprite'

void Promise.all([loadZoo(), addSprite(home)]).catch(() => undefined)

export * from './scenes'
