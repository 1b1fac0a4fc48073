/** All words in German, loaded as one. */
import { de } from './ui'
import { game } from './game'
import { guide } from './guide'
import { pages } from './pages'

export const messages = { ...de, ...pages, ...game, ...guide }
