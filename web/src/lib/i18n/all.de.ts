/** All words in German, loaded as one. */
import { de } from './de'
import { game } from './game.de'
import { guide } from './guide.de'
import { pages } from './pages.de'

export const messages = { ...de, ...pages, ...game, ...guide }
