/** Somebody who sits before a page: what they see, and what they do with their hands. */
import { expect } from 'vitest'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import type { GameName } from '../../src/table/view'
import type { Link, NewTable, Snapshot, TableOpened } from '../../src/net/messages'
import { say } from '../house/words'
import type { Faults } from './browser'
import { answered, asked, forget, heardBy, type Heard } from './heard'

const TITLES: Readonly<Record<GameName, string>> = {
  zooloretto: 'Zooloretto',
  aquaretto: 'Aquaretto',
  combined: 'Zoo + Aqua',
  ozoolemio: 'O Zoo le Mio',
}

/** What is taken hold of: by the mouse, or by a finger. */
export type Hand = 'mouse' | 'finger'

const quoted = (text: string): string => JSON.stringify(text)
const USABLE = ':not([aria-disabled="true"], :disabled)'
/** What the counter offers besides places: big buttons, tickets, choices. */
const OFFERS = ['.main .act', '.tickets button', '.choices .choice:not([data-pick])']
  .map((offer) => `footer ${offer}${USABLE}`)
  .join(', ')

/** Whatever the page asks by. */
const ASKING = '[data-pick], .confirm.ready, .bid .act, .zoo .spot'

export interface Point {
  x: number
  y: number
}

/** A point of the window where the element can be seen and nothing covers it; its middle is best. */
function freePoint(element: Element): Point | null {
  const parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9]
  const search = (): Point | null => {
    const { left, top, width, height } = element.getBoundingClientRect()
    for (const down of parts) {
      for (const across of parts) {
        const [x, y] = [left + width * across, top + height * down]
        const found = document.elementFromPoint(x, y)
        if (found && element.contains(found)) return { x, y }
      }
    }
    return null
  }
  const here = search()
  if (here) return here
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  return search()
}

export class Player {
  readonly page: Page
  readonly faults: Faults
  readonly #url: string
  readonly #hand: Hand

  constructor(page: Page, url: string, faults: Faults, hand: Hand) {
    this.page = page
    this.faults = faults
    this.#url = url
    this.#hand = hand
  }

  get context(): BrowserContext {
    return this.page.context()
  }

  // -- hands -------------------------------------------------------------------------------------

  /** Click or tap, whatever this player does, at a point that can be seen: tiles lie upon each other. */
  async touch(what: Locator): Promise<void> {
    if (!(await this.touched(what)))
      throw new Error(`covered: ${await what.evaluate((element) => element.outerHTML)}`)
  }

  /** Touch it, unless something covers all of it. */
  async touched(what: Locator): Promise<boolean> {
    const point = await what.evaluate(freePoint)
    if (point) await this.touchAt(point)
    return point !== null
  }

  /** Can any point of it be touched? */
  reaches = async (what: Locator): Promise<boolean> => (await what.evaluate(freePoint)) !== null

  /** Click or tap a point of the window. */
  async touchAt({ x, y }: Point): Promise<void> {
    if (this.#hand === 'finger') await this.page.touchscreen.tap(x, y)
    else await this.page.mouse.click(x, y)
  }

  /** Pick a lit place by its address, such as `truck:2` or `A/pen:5`. */
  pick(place: string): Promise<void> {
    return this.touch(this.place(place).first())
  }

  /** Press a button of the counter by its words. */
  press(words: string | RegExp): Promise<void> {
    return this.touch(this.counter.getByRole('button', { name: words }))
  }

  // -- ways --------------------------------------------------------------------------------------

  /** Go to an address of this server: `/`, `/#/lobby`. */
  async goTo(path = '/'): Promise<void> {
    await this.page.goto(this.#url + path)
  }

  /** The home page, with its games. */
  async home(): Promise<void> {
    await this.goTo('/')
    await this.card('zooloretto').waitFor()
  }

  /** One click on the home page: a game against bots. */
  async start(game: GameName): Promise<void> {
    await this.touch(this.card(game).getByRole('button', { name: /^Play/ }))
    await this.asked()
  }

  /** Open a table as a script would, with the seat of this browser, and go there. */
  async openTable(table: NewTable): Promise<string> {
    const answer = await this.context.request.post(`${this.#url}/api/tables`, { data: table })
    if (!answer.ok()) throw new Error(`no table: ${await answer.text()}`)
    const { id } = (await answer.json()) as TableOpened
    await forget(this.page)
    await this.goTo(`/#/table/${id}`)
    return id
  }

  /** Sit somebody down at every open seat of a table that this player has opened; they do nothing. */
  async seatFriends(id: string): Promise<void> {
    const answer = await this.context.request.get(`${this.#url}/api/tables/${id}/links`)
    const { secret } = (await post(`${this.#url}/api/people`)) as { secret: string }
    for (const { seat, key } of (await answer.json()) as Link[])
      if (seat > 0) await post(`${this.#url}/api/seats`, { key, name: 'Jana' }, secret)
  }

  // -- what is seen ------------------------------------------------------------------------------

  /** A strip of paper above the table. */
  banner = (name: string, words: Record<string, string | number> = {}): Locator =>
    this.page.locator('.banners').getByText(say(`banner.${name}`, words))

  /** The bar of those who look on or back, after so many moves. */
  lookingAt = ({ n, of }: { n: number; of: number }): Locator =>
    this.page
      .locator('footer.watch')
      .getByText(n ? say('replay.at', { n, of }) : say('replay.start'))

  card = (game: GameName): Locator =>
    this.page
      .locator('article.game')
      .filter({ has: this.page.getByRole('heading', { name: TITLES[game], exact: true }) })

  get counter(): Locator {
    return this.page.locator('footer.counter')
  }

  /** The sentence that says whose turn it is and what is asked. */
  prompt = async (): Promise<string> =>
    (await this.page.locator('.prompt p').innerText()).replace(/\s+/g, ' ').trim()

  place = (place: string): Locator =>
    this.page.locator(`[data-pick=${quoted(place)}]`).filter({ visible: true })

  /** The addresses of everything that is lit and not picked already. */
  lit = (): Promise<string[]> =>
    this.page.evaluate(() => {
      const all = document.querySelectorAll<HTMLElement>('[data-pick]:not([aria-pressed="true"])')
      const seen = [...all].filter((one) => one.checkVisibility())
      return [...new Set(seen.map((one) => one.dataset['pick'] ?? ''))]
    })

  /** Buttons of the counter that can be pressed and are not pressed already. */
  offers = (): Locator => this.page.locator(OFFERS).filter({ visible: true })

  /** Tiles that lie at a place, in the notation. */
  tilesAt = async (place: string): Promise<string[]> => (await this.tilesLying([place]))[0] ?? []

  /** The same for several places, at one glance. */
  tilesLying = (places: readonly string[]): Promise<string[][]> =>
    this.page.evaluate(
      (all) =>
        all.map((place) => {
          const holder = document.querySelector(`[data-place="${CSS.escape(place)}"]`)
          const tiles = holder?.querySelectorAll<HTMLElement>('[data-tile]') ?? []
          return [...tiles].map((tile) => tile.dataset['tile'] ?? '')
        }),
      places,
    )

  // -- the table ---------------------------------------------------------------------------------

  heard = (): Promise<Heard> => heardBy(this.page)

  /** Wait until every wish is answered and the answer is shown. */
  answered = (): Promise<Heard> => answered(this.page)

  /** Wait until something is asked of this seat and lit on the page, or until the game is over. */
  async asked(): Promise<Heard> {
    const heard = await asked(this.page)
    const something = heard.table?.status === 'over' ? '.end .sheets' : ASKING
    await this.page.locator(something).filter({ visible: true }).first().waitFor()
    return heard
  }

  /** What the server says of a table to this browser, asked beside the page. */
  async table(id: string): Promise<Snapshot> {
    const answer = await this.context.request.get(`${this.#url}/api/tables/${id}`)
    expect(answer.status()).toBe(200)
    return (await answer.json()) as Snapshot
  }
}

/** A request of somebody who has no browser. */
async function post(url: string, data?: unknown, secret = ''): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(secret ? { authorization: `Bearer ${secret}` } : {}),
    },
    ...(data === undefined ? {} : { body: JSON.stringify(data) }),
  })
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`)
  return answer.json()
}
