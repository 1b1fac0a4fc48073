/** Tables with company, and what others do at them while somebody looks at a page. */
import type { APIRequestContext } from 'playwright-core'
import { expect } from 'vitest'
import type {
  Link,
  Logged,
  NewTable,
  RuleText,
  Snapshot,
  TableOpened,
  Wish,
  Wrong,
} from '../../src/net/messages'
import type { Player, Server } from '../support'

/** A quick bot. */
const QUICK = 'greedy'
export const YOU = { kind: 'you', name: 'Ema' } as const
export const BOT = { kind: 'bot', bot: QUICK } as const
export const OPEN = { kind: 'open' } as const

/** What somebody does at a table beside their page, with the cookie of their browser. */
export class Aside {
  readonly #request: APIRequestContext
  readonly #api: string

  constructor(player: Player, server: Server) {
    this.#request = player.context.request
    this.#api = `${server.url}/api`
  }

  async #json<T>(method: 'GET' | 'POST', path: string, data?: unknown): Promise<T> {
    const answer = await this.#request.fetch(this.#api + path, {
      method,
      ...(data === undefined ? {} : { data }),
    })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`)
    return (await answer.json()) as T
  }

  open = (table: NewTable): Promise<TableOpened> => this.#json('POST', '/tables', table)
  links = (id: string): Promise<Link[]> => this.#json('GET', `/tables/${id}/links`)
  /** Use the link of a seat. */
  use = (key: string, name: string): Promise<unknown> => this.#json('POST', '/seats', { key, name })
  wish = (id: string, wish: Wish): Promise<unknown> =>
    this.#json('POST', `/tables/${id}/wishes`, wish)
  /** The table; with a number, as soon as something has happened after it. */
  told = (id: string, after?: number): Promise<Snapshot> =>
    this.#json('GET', `/tables/${id}${after === undefined ? '' : `?after=${after}`}`)
  log = (id: string): Promise<Logged[]> => this.#json('GET', `/tables/${id}/log`)
  record = async (id: string): Promise<string> =>
    (await this.#request.get(`${this.#api}/tables/${id}/record`)).text()

  /** Why a wish is not granted. */
  async refused(id: string, wish: Wish): Promise<Wrong> {
    const answer = await this.#request.post(`${this.#api}/tables/${id}/wishes`, { data: wish })
    expect(answer.ok()).toBe(false)
    return (await answer.json()) as Wrong
  }
  rule = (id: string): Promise<RuleText> => this.#json('GET', `/rules/${id}`)

  /** Play a move, the first legal one if nothing else is wanted. */
  async play(id: string, wanted: (move: string) => boolean = () => true): Promise<string> {
    const { you, table } = await this.told(id)
    const move = you.legal.find(wanted)
    if (move === undefined || you.seat === null)
      throw new Error(`no such move: ${you.legal.join()}`)
    await this.wish(id, { type: 'play', seat: you.seat, move, seen: table.number })
    return move
  }

  /** Wait until the table is as wished. */
  async until(id: string, wanted: (now: Snapshot) => boolean): Promise<Snapshot> {
    let now = await this.told(id)
    while (!wanted(now)) now = await this.told(id, now.table.number)
    return now
  }

  /** A game of this player against quick bots after so many moves, when they are asked for `asks`. */
  async underway(game: string, asks = '', plies = 24): Promise<string> {
    const players = Number(/players=(\d)/.exec(game)?.[1] ?? 2)
    const bots = Array.from({ length: players - 1 }, () => BOT)
    const { id } = await this.open({ game, chairs: [YOU, ...bots] })
    for (;;) {
      const { table, view, you } = await this.until(
        id,
        (now) => now.you.legal.length > 0 || now.table.status === 'over',
      )
      if (table.status === 'over') throw new Error(`${game} is over and did not ask for ${asks}`)
      const asked = view && 'asks' in view ? view.asks : ''
      if (table.ply >= plies && (!asks || asked === asks)) return id
      const move = you.legal[table.ply % you.legal.length] ?? ''
      await this.wish(id, { type: 'play', seat: 0, move, seen: table.number })
    }
  }

  /** A whole game between bots, one of which sits for this player; it is over when this returns. */
  async finished(table: NewTable): Promise<string> {
    const { id } = await this.open({
      ...table,
      options: { ...table.options, substitute: QUICK },
    })
    await this.wish(id, { type: 'leave', seat: 0 })
    await this.until(id, ({ table: { status } }) => status === 'over')
    return id
  }
}

/** Two people at one table, the second by the link that the first was given; A begins. */
export async function together(
  server: Server,
  [host, guest]: readonly [Player, Player],
  table: Partial<NewTable> = {},
): Promise<string> {
  const { id, links } = await new Aside(host, server).open({
    game: 'zooloretto(players=2, start=A)',
    chairs: [YOU, OPEN],
    ...table,
  })
  const link = links.find(({ seat }) => seat === 1)
  await host.goTo(`/#/table/${id}`)
  await guest.goTo(link?.path)
  await guest.page.getByRole('textbox').fill('Petr')
  await guest.page.getByRole('textbox').press('Enter')
  await guest.page.locator('.prompt').waitFor()
  await host.page.locator('.prompt').waitFor()
  expect((await guest.heard()).table?.seats.map(({ name }) => name)).toEqual(['Ema', 'Petr'])
  return id
}
