/** Addresses of pages: what stands behind # in the browser's address bar. */
import { isGame } from '$/games'
import type { GameName } from '$/table/view'

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: GameName }
  | { page: 'lobby' }
  | { page: 'mine' }
  | { page: 'progress' }
  | { page: 'puzzles' }
  | { page: 'you' }
  | { page: 'moved' }
  | { page: 'me'; key: string }
  | { page: 'table'; id: string; ply?: number }
  | { page: 'seat'; key: string }
  | { page: 'rules'; rule?: string }
  | { page: 'learn'; game?: GameName }
  | { page: 'nowhere' }

const NAME = /^[\w-]{1,64}$/
const NOWHERE: Route = { page: 'nowhere' }

/** The page that an address means; `#seat=KEY`, `#me=KEY` and `#table=ID` are how the server writes links. */
export function readRoute(hash: string): Route {
  const text = decoded(hash.replace(/^#/, ''))
  const link = /^(seat|me|table)=(.+)$/.exec(text)
  if (link) return readRoute(`#/${link[1]}/${link[2]}`)
  if (text === '' || text === '/') return { page: 'home' }
  const [root, page = '', first = '', word = '', last = '', ...rest] = text
    .replace(/\/$/, '')
    .split('/')
  if (root !== '' || rest.length) return NOWHERE
  const parts = [first, word, last].filter(Boolean).length
  switch (page) {
    case 'new':
      return isGame(first) && parts === 1 ? { page, game: first } : NOWHERE
    case 'lobby':
    case 'mine':
    case 'progress':
    case 'puzzles':
    case 'you':
    case 'moved':
      return parts ? NOWHERE : { page }
    case 'learn':
      if (!parts) return { page }
      return isGame(first) && parts === 1 ? { page, game: first } : NOWHERE
    case 'table':
      if (!NAME.test(first)) return NOWHERE
      if (parts === 1) return { page, id: first }
      return word === 'at' && /^\d{1,9}$/.test(last)
        ? { page, id: first, ply: Number(last) }
        : NOWHERE
    case 'seat':
    case 'me':
      return NAME.test(first) && parts === 1 ? { page, key: first } : NOWHERE
    case 'rules':
      if (!parts) return { page }
      return parts === 1 && /^[\w.]{1,16}$/.test(first)
        ? { page, rule: first.toUpperCase() }
        : NOWHERE
    default:
      return NOWHERE
  }
}

/** An address that was cut in the middle of a character is an address all the same. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The address of a page, as a link has it. */
export function writeRoute(route: Route): string {
  switch (route.page) {
    case 'home':
    case 'nowhere':
      return '#/'
    case 'new':
      return `#/new/${route.game}`
    case 'table':
      return `#/table/${route.id}${route.ply === undefined ? '' : `/at/${route.ply}`}`
    case 'seat':
    case 'me':
      return `#/${route.page}/${route.key}`
    case 'rules':
      return route.rule === undefined ? '#/rules' : `#/rules/${route.rule}`
    case 'learn':
      return route.game === undefined ? '#/learn' : `#/learn/${route.game}`
    default:
      return `#/${route.page}`
  }
}
