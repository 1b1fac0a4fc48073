/** All words in Czech, loaded as one. */
import { cs } from './cs'
import { game } from './game.cs'
import { guide } from './guide.cs'
import { pages } from './pages.cs'

export const messages = { ...cs, ...pages, ...game, ...guide }
