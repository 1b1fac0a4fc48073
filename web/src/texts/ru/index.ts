/** All words in Russian, loaded as one. */
import { ru } from './ui'
import { game } from './game'
import { guide } from './guide'
import { pages } from './pages'

export const messages = { ...ru, ...pages, ...game, ...guide }
