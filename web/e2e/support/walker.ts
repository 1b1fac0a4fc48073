/**
 * Somebody who knows no rule and touches what is lit, one thing after the other, until it has become
 * a move. Nothing but hands and eyes is used.
 */
import { inAny } from '../house/words'
import type { Chance } from './chance'
import type { Player } from './player'

/** Something on the page that can be touched. */
interface Thing {
  index: number
  /** The address of a place; empty for a button of the counter. */
  place: string
  words: string
}

interface Look {
  things: Thing[]
  /** O Zoo le Mio asks for a bid. */
  bidding: boolean
  /** A board of Aquaretto is in hand. */
  laying: boolean
  /** How many wishes have left the page. */
  sent: number
}

const USABLE = ':not([aria-disabled="true"], :disabled, [aria-pressed="true"])'
export const THINGS = [
  '[data-pick]',
  'footer .main .act',
  'footer .tickets button',
  'footer .choices .choice',
  // Somebody else's board, where something of theirs can be picked.
  '.chips .lit',
]
  .map((selector) => selector + USABLE)
  .join(', ')

/** Nobody needs as many touches for one move: then the page leads in a circle. */
const MANY = 60
/** Places are what the eye falls upon first. */
const EYE = 3

export class Walker {
  readonly #player: Player
  readonly #chance: Chance
  readonly #favourite: RegExp | undefined

  /** Some want one thing whenever they can have it, by its words. */
  constructor(player: Player, chance: Chance, favourite?: RegExp) {
    this.#player = player
    this.#chance = chance
    this.#favourite = favourite
  }

  /** Make the decision that is asked for; the move that came out of it. */
  async decide(): Promise<string> {
    let look = await this.#look()
    const before = look.sent
    for (let touches = 0; touches < MANY; touches++) {
      await this.#touch(look)
      look = await this.#look()
      if (look.sent > before) return (await this.#player.answered()).sent[before]?.move ?? ''
    }
    throw new Error(`no move after ${MANY} touches: ${look.things.map(named).join(', ')}`)
  }

  #look = (): Promise<Look> =>
    this.#player.page.evaluate((selector) => {
      const all = [...document.querySelectorAll<HTMLElement>(selector)]
      return {
        things: all.flatMap((one, index) =>
          one.checkVisibility()
            ? [{ index, place: one.dataset['pick'] ?? '', words: one.innerText }]
            : [],
        ),
        bidding: document.querySelector('.bid .act') !== null,
        laying: document.querySelector('.dots i') !== null,
        sent: window.heard.sent.length,
      }
    }, THINGS)

  async #touch({ things, bidding, laying }: Look): Promise<void> {
    if (bidding) return this.#bid()
    if (laying) return this.#lay()
    if (!things.length) return this.#build()
    const favourite = things.find(({ words }) => this.#favourite?.test(words))
    if (favourite) return this.#player.touch(this.#player.page.locator(THINGS).nth(favourite.index))
    const seen = things.flatMap((one) => Array<Thing>(one.place ? EYE : 1).fill(one))
    for (const { index } of this.#chance.shuffled(seen))
      if (await this.#player.touched(this.#player.page.locator(THINGS).nth(index))) return
    throw new Error(`all is covered: ${things.map(named).join(', ')}`)
  }

  /** O Zoo le Mio: a few coins into the envelope. */
  async #bid(): Promise<void> {
    const { page } = this.#player
    const more = page.getByRole('button', { name: inAny('bid.more') })
    // Whoever has no coins is not asked how many.
    const most = (await more.isVisible()) ? 4 : 1
    for (let coins = this.#chance.below(most); coins > 0; coins--) await this.#player.touch(more)
    await this.#player.touch(page.locator('.bid .act'))
  }

  /** O Zoo le Mio: try the tile here and there, turned this way and that, until it can be laid. */
  async #build(): Promise<void> {
    const { page } = this.#player
    const lay = page.locator('[data-pick*="/build:"]').first()
    const spots = page.getByRole('button', { name: inAny('move.build') })
    const count = await spots.count()
    if (!count) throw new Error(`nothing is lit for ${await this.#legal()}`)
    for (const index of this.#chance.shuffled([...Array(count).keys()])) {
      await this.#player.touch(spots.nth(index))
      for (let turns = 0; turns < 4; turns++) {
        if (await lay.isVisible()) return this.#player.touch(lay)
        await this.#turn()
      }
    }
    throw new Error(`the tile fits nowhere: ${await this.#legal()}`)
  }

  /** Aquaretto: turn the board a little, and lay it where it fits: it follows the hand. */
  async #lay(): Promise<void> {
    const { page } = this.#player
    const { sent: before } = await this.#look()
    const turnable = await page.getByRole('button', { name: inAny('rotate.right') }).isVisible()
    const board = page.locator('.lay').and(page.getByLabel(inAny('ghost.fits')))
    for (let tries = 0; tries < MANY; tries++) {
      if (turnable && this.#chance.below(3) === 0) await this.#turn()
      const dots = await page.locator('.dots i').evaluateAll((all) =>
        all.map((dot) => {
          const { x, y, width, height } = dot.getBoundingClientRect()
          return { x: x + width / 2, y: y + height / 2 }
        }),
      )
      await this.#player.touchAt(this.#chance.of(dots))
      if ((await this.#look()).sent > before) return
      if (await board.isVisible()) return this.#player.touch(board)
    }
    throw new Error(`the board fits nowhere: ${await this.#legal()}`)
  }

  #turn = (): Promise<void> =>
    this.#player.touch(this.#player.page.getByRole('button', { name: inAny('rotate.right') }))

  #legal = async (): Promise<string> => (await this.#player.heard()).you?.legal.join(', ') ?? ''
}

const named = ({ place, words }: Thing): string => place || words
