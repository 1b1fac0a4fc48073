/** What can be asked of the server over HTTP. Everything that fails is a `Failure`. */
import type {
  Book,
  Catalogue,
  CheckedGame,
  Forgotten,
  Hint,
  Link,
  Listed,
  Logged,
  Moment,
  NewTable,
  NextTable,
  Page,
  Review,
  RuleText,
  Seated,
  TableOpened,
  Trial,
  Trials,
  Wrong,
} from './messages'
import { renew } from './outdated'

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

type Fetch = (path: string, init?: RequestInit) => Promise<Response>
type Query = Record<string, string | number | null | undefined>

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
  readonly #fetch: Fetch

  constructor(fetching: Fetch = (path, init) => fetch(path, init)) {
    this.#fetch = fetching
  }

  // -- the catalogue and the rulebook

  games = (): Promise<Catalogue> => this.#get('/api/games')
  /** The canonical form of a game string; a failure says what is wrong with it. */
  check = (game: string, asked?: Asked): Promise<CheckedGame> =>
    this.#get('/api/games/check', { game }, asked)
  rules = (lang: string, asked?: Asked): Promise<Book[]> => this.#get('/api/rules', { lang }, asked)
  rule = (id: string): Promise<RuleText> => this.#get(`/api/rules/${part(id)}`)

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

  sit = (id: string, name: string, seat?: number): Promise<Seated> =>
    this.#post(at(id, '/seats'), seat === undefined ? { name } : { name, seat })
  /** Use the link of a seat; without a name an open seat is only looked at. */
  seat = (key: string, name = ''): Promise<Seated> => this.#post('/api/seats', { key, name })
  links = (id: string): Promise<Link[]> => this.#get(at(id, '/links'))
  changeLock = (id: string, seat: number): Promise<Link> => this.#post(at(id, `/links/${seat}`))
  rematch = (id: string): Promise<NextTable> => this.#post(at(id, '/rematch'))
  /** Delete one's chat and names; at how many tables. */
  erase = (): Promise<Forgotten> => this.#send('/api/me/words', { method: 'DELETE' })
  /** Make this browser forget who it is. */
  forget = (): Promise<void> => this.#send('/api/me', { method: 'DELETE' })

  // -- records and what bots have to say

  recordPath = (id: string): string => at(id, '/record')
  bring = (record: string): Promise<NextTable> =>
    this.#send('/api/records', {
      method: 'POST',
      body: record,
      headers: { 'content-type': 'text/plain' },
    })
  hint = (id: string, seat: number, about = '', asked?: Asked): Promise<Hint> =>
    this.#post(at(id, '/hint'), { seat, about }, asked)

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
      // Whoever gave up waiting knows it; everything else means that nobody answered.
      if (init.signal?.aborted) throw error
      throw new Failure(0, { code: OFFLINE, why: 'the server does not answer' })
    }
  }
}

const at = (id: string, rest = ''): string => `/api/tables/${part(id)}${rest}`

export const api = new Api()
