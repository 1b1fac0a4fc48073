/** All words in English; the other languages follow key by key. */
import { game } from './game'
import { guide } from './guide'
import { pages } from './pages'
import { en } from './ui'

export const messages = { ...en, ...pages, ...game, ...guide }
