/** All words in Czech, loaded as one. */
import { cs } from './ui'
import { game } from './game'
import { guide } from './guide'
import { pages } from './pages'

export const messages = { ...cs, ...pages, ...game, ...guide }
