/** What can be asked of a server, or of this browser in the same words. Everything that fails is a `Failure`. */
import type {
  Book,
  BookLesson,
  Catalogue,
  CheckedGame,
  Deleted,
  Forgotten,
  GuidedGame,
  Hint,
  History,
  Link,
  Listed,
  Logged,
  Me,
  Moment,
  NewPush,
  NewTable,
  NextTable,
  Page,
  PersonFound,
  PersonLink,
  Progress,
  PushOffer,
  PuzzleSets,
  PuzzleVerdict,
  Review,
  RuleText,
  Seated,
  TableOpened,
  Trial,
  Trials,
  Wrong,
} from './messages'
import { renew } from './outdated'
import { transport, type Transport } from './transport'

/** The server could not be reached at all: it is off, or this device is. */
export const OFFLINE = 'offline'
/** The server has another contract than this page. */
export const OUTDATED = 'outdated'

/** Why a request did not do what was wanted. `status` is 0 if nobody answered. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly wrong: Wrong,
  ) {
    super(wrong.why)
    this.name = 'Failure'
  }

  get code(): string {
    return this.wrong.code
  }

  /** The rule that was broken, empty if none was. */
  get rule(): string {
    return this.wrong.rule ?? ''
  }

  get offline(): boolean {
    return this.code === OFFLINE
  }

  /** Trying again later may help: nobody answered, or too much was asked at once. */
  get passing(): boolean {
    return this.offline || this.status === 429 || this.status >= 502
  }
}

/** Whatever was thrown, as a failure. */
export const failureOf = (error: unknown): Failure =>
  error instanceof Failure
    ? error
    : new Failure(0, {
        code: 'unknown',
        why: error instanceof Error ? error.message : String(error),
      })

/** Entries of a log that are asked for at once. */
export const LOG_PAGE = 500

type Query = Record<string, string | number | null | undefined>

/** How someone likes to be called and shown. */
export interface Profile {
  name: string
  avatar: string
}

export interface Asked {
  signal?: AbortSignal
}

const isWrong = (data: unknown): data is Wrong =>
  typeof data === 'object' && data !== null && 'code' in data && 'why' in data

/** A path with its query; what is not given is left out. */
export function address(path: string, query: Query = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return given.length ? `${path}?${new URLSearchParams(given).toString()}` : path
}

const part = encodeURIComponent

export class Api {
  readonly #fetch: Transport['fetch']

  constructor(fetching: Transport['fetch'] = (path, init) => transport().fetch(path, init)) {
    this.#fetch = fetching
  }

  // -- the catalogue and the rulebook

  games = (): Promise<Catalogue> => this.#get('/api/games')
  /** The canonical form of a game string; a failure says what is wrong with it. */
  check = (game: string, asked?: Asked): Promise<CheckedGame> =>
    this.#get('/api/games/check', { game }, asked)
  rules = (lang: string, asked?: Asked): Promise<Book[]> => this.#get('/api/rules', { lang }, asked)
  rule = (id: string): Promise<RuleText> => this.#get(`/api/rules/${part(id)}`)

  lesson = (book: string, lang: string, asked?: Asked): Promise<BookLesson> =>
    this.#get(`/api/lessons/${part(book)}`, { lang }, asked)
  guide = (name: string, lang: string): Promise<GuidedGame> =>
    this.#get(`/api/guides/${part(name)}`, { lang })

  // -- tables

  open = (table: NewTable): Promise<TableOpened> => this.#post('/api/tables', table)
  tables = (
    status: 'open' | 'running' | 'over',
    limit = 30,
    after = '',
    asked?: Asked,
  ): Promise<Page> => this.#get('/api/tables', { status, limit, after }, asked)
  mine = (asked?: Asked): Promise<Listed[]> => this.#get('/api/me/tables', {}, asked)
  /** The whole log, which comes in pages. */
  log = async (id: string, seat?: number): Promise<Logged[]> => {
    const entries: Logged[] = []
    for (;;) {
      const after = entries.at(-1)?.number ?? 0
      const page = await this.#get<Logged[]>(at(id, '/log'), { seat, after, limit: LOG_PAGE })
      entries.push(...page)
      if (page.length < LOG_PAGE) return entries
    }
  }
  moment = (id: string, ply: number, seat?: number, asked?: Asked): Promise<Moment> =>
    this.#get(at(id, `/at/${ply}`), { seat }, asked)

  // -- seats

  sit = (id: string, { name, avatar }: Profile, seat?: number): Promise<Seated> =>
    this.#post(at(id, '/seats'), { name, avatar, ...(seat === undefined ? {} : { seat }) })
  /** Use the link of a seat; without a name an open seat is only looked at. */
  seat = (key: string, { name, avatar }: Profile): Promise<Seated> =>
    this.#post('/api/seats', { key, name, avatar })
  links = (id: string): Promise<Link[]> => this.#get(at(id, '/links'))
  changeLock = (id: string, seat: number): Promise<Link> => this.#post(at(id, `/links/${seat}`))
  rematch = (id: string): Promise<NextTable> => this.#post(at(id, '/rematch'))
  /** Delete one's chat and names; at how many tables. */
  erase = (): Promise<Forgotten> => this.#send('/api/me/words', { method: 'DELETE' })
  /** Make this browser forget who it is. */
  forget = (): Promise<void> => this.#send('/api/me', { method: 'DELETE' })

  // -- oneself, on all devices

  me = (): Promise<Me> => this.#get('/api/me')
  /** A link to oneself: for another device and a few minutes, or one to keep. */
  linkMe = (lasting: boolean, { name, avatar }: Profile): Promise<PersonLink> =>
    this.#post('/api/me/links', { lasting, name, avatar })
  /** Look whom a link leads to, or become them. */
  useMe = (key: string, take = false, bring = false): Promise<PersonFound> =>
    this.#post('/api/me', { key, take, bring })
  lockOthersOut = (): Promise<void> => this.#post('/api/me/lock')
  deleteMe = (): Promise<Deleted> => this.#send('/api/me/everything', { method: 'DELETE' })
  exportMe = (): Promise<Record<string, unknown>> => this.#get('/api/me/export')
  /** All that this browser keeps, for another one; only where the tables are in the browser. */
  everything = (): Promise<unknown[]> => this.#get('/api/everything')
  /** Take in what another browser has kept: how many games came. */
  takeIn = (rows: string): Promise<{ games: number }> =>
    this.#send('/api/everything', { method: 'POST', body: rows })
  /** Go on with a game of a server; only where the tables are in the browser. */
  moveIn = (moved: string): Promise<NextTable> =>
    this.#send('/api/moved', { method: 'POST', body: moved })
  history = (wanted: Query, asked?: Asked): Promise<History> =>
    this.#get('/api/me/history', wanted, asked)
  putAway = (id: string, away: boolean): Promise<void> =>
    this.#send(`/api/me/away/${part(id)}`, {
      method: 'PUT',
      body: JSON.stringify({ away }),
      headers: { 'content-type': 'application/json' },
    })
  /** The key with which this browser subscribes to messages; empty if the server sends none. */
  push = async (): Promise<string> => (await this.#get<PushOffer>('/api/push')).key
  subscribe = (subscription: NewPush): Promise<void> =>
    this.#send('/api/me/push', {
      method: 'PUT',
      body: JSON.stringify(subscription),
      headers: { 'content-type': 'application/json' },
    })
  unsubscribe = (endpoint: string): Promise<void> => this.#post('/api/me/push/end', { endpoint })
  progress = (): Promise<Progress[]> => this.#get('/api/me/progress')

  // -- practice

  puzzles = (): Promise<PuzzleSets> => this.#get('/api/puzzles')
  setPuzzle = (id: string, { name, avatar }: Profile): Promise<NextTable> =>
    this.#post(`/api/puzzles/${part(id)}`, { name, avatar })
  solution = (id: string, move: string): Promise<PuzzleVerdict> =>
    this.#post(`/api/puzzles/${part(id)}/solution`, { move })
  /** Go on from a moment of a finished game against bots. */
  goOn = (id: string, ply: number, seat: number, { name, avatar }: Profile): Promise<NextTable> =>
    this.#post(at(id, '/practice'), { ply, seat, name, avatar })

  // -- records and what bots have to say

  recordPath = (id: string): string => at(id, '/record')
  record = async (id: string): Promise<string> =>
    (await this.#reached(at(id, '/record'), {})).text()
  bring = (record: string): Promise<NextTable> =>
    this.#send('/api/records', {
      method: 'POST',
      body: record,
      headers: { 'content-type': 'text/plain' },
    })
  hint = (id: string, seat: number, about = '', asked?: Asked): Promise<Hint> =>
    this.#post(at(id, '/hint'), { seat, about }, asked)
  /** What an unplayed move would have been worth at a moment of a finished game. */
  judge = (id: string, seat: number, about: string, ply: number): Promise<Hint> =>
    this.#post(at(id, '/hint'), { seat, about, at: ply })

  trials = async (id: string, seat: number, moves: readonly string[]): Promise<Trial[]> =>
    (await this.#post<Trials>(at(id, '/trials'), { seat, moves })).trials
  /** The review of a finished game, or null while it is still being made. */
  review = async (id: string, asked?: Asked): Promise<Review | null> => {
    const found = await this.#get<Review | { status: string }>(at(id, '/review'), {}, asked)
    return 'curve' in found ? found : null
  }

  #get<T>(path: string, query: Query = {}, asked: Asked = {}): Promise<T> {
    return this.#send(address(path, query), asked)
  }

  #post<T>(path: string, body?: unknown, asked: Asked = {}): Promise<T> {
    if (body === undefined) return this.#send(path, { method: 'POST', ...asked })
    return this.#send(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
      ...asked,
    })
  }

  async #send<T>(path: string, init: RequestInit): Promise<T> {
    const response = await this.#reached(path, init)
    if (response.status === 204) return undefined as T
    const data = (await response.json().catch(() => undefined)) as unknown
    if (response.ok && data !== undefined) return data as T
    const wrong = isWrong(data)
      ? data
      : { code: 'http', why: response.statusText || String(response.status) }
    if (wrong.code === OUTDATED) renew()
    throw new Failure(response.status, wrong)
  }

  async #reached(path: string, init: RequestInit): Promise<Response> {
    try {
      const headers = { ...init.headers, 'zoopark-contract': CONTRACT }
      return await this.#fetch(path, { ...init, headers })
    } catch (error) {
      // A caller that gave up waiting knows it; everything else means that nobody answered.
      if (init.signal?.aborted) throw error
      throw new Failure(0, { code: OFFLINE, why: 'the server does not answer' })
    }
  }
}

const at = (id: string, rest = ''): string => `/api/tables/${part(id)}${rest}`

export const api = new Api()
