/** All words in Russian, loaded as one. */
import { ru } from './ru'
import { game } from './game.ru'
import { guide } from './guide.ru'
import { pages } from './pages.ru'

export const messages = { ...ru, ...pages, ...game, ...guide }
