/** Somebody without a mouse: Tab, arrows, Enter, and the keys that the table names. */
import type { Chance } from './chance'
import type { Player } from './player'

interface Look {
  /** Letters of buttons that can be pressed and are not. */
  letters: string[]
  /** Trucks that shine, by their numbers. */
  trucks: string[]
  /** Other places that shine. */
  places: number
  /** Something is chosen and asks for what comes next. */
  chosen: boolean
  sent: number
}

/** No page has as many stops, no move needs as many keys. */
const STOPS = 250
const MANY = 80
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

export class Typist {
  readonly #player: Player
  readonly #chance: Chance

  constructor(player: Player, chance: Chance) {
    this.#player = player
    this.#chance = chance
  }

  press = (key: string): Promise<void> => this.#player.page.keyboard.press(key)

  /** Tab until something whose name or words match has the focus. */
  async tabTo(name: RegExp): Promise<void> {
    for (let stops = 0; stops < STOPS; stops++) {
      await this.press('Tab')
      const words = await this.#player.page.evaluate(() => {
        const focused = document.activeElement as HTMLElement | null
        return focused?.getAttribute('aria-label') ?? focused?.textContent ?? ''
      })
      if (name.test(words.trim().replace(/\s+/g, ' '))) return
    }
    throw new Error(`no stop is called ${name}`)
  }

  /** Make the decision that is asked for; the move that came out of it. */
  async decide(): Promise<string> {
    let look = await this.#look()
    const before = look.sent
    for (let keys = 0; keys < MANY; keys++) {
      await this.#go(look)
      look = await this.#look()
      if (look.sent > before) return (await this.#player.answered()).sent[before]?.move ?? ''
    }
    throw new Error(`no move after ${MANY} tries: ${JSON.stringify(look)}`)
  }

  #look = (): Promise<Look> =>
    this.#player.page.evaluate(() => {
      const all = (selector: string): HTMLElement[] =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility())
      const shining = all('[data-pick]:is(.glow, .choice):not([aria-pressed="true"])')
      const isTruck = (one: HTMLElement): boolean => /^truck:\d$/.test(one.dataset['pick'] ?? '')
      return {
        letters: all('footer :is(.main, .tickets) [aria-keyshortcuts]')
          .filter((one) => !one.matches('[aria-disabled="true"], [aria-pressed="true"]'))
          .map((one) => one.getAttribute('aria-keyshortcuts') ?? ''),
        trucks: shining.filter(isTruck).map((one) => one.dataset['pick']?.slice(6) ?? ''),
        places: shining.filter((one) => !isTruck(one)).length,
        chosen:
          all('[data-pick][aria-pressed="true"], footer .row [aria-pressed="true"]').length > 0,
        sent: window.heard.sent.length,
      }
    })

  async #go({ letters, trucks, places, chosen }: Look): Promise<void> {
    const ways = [
      ...(chosen ? [] : letters.map((letter) => () => this.press(letter))),
      ...trucks.map((number) => () => this.press(number)),
      ...(places && (chosen || !letters.length) ? [() => this.#walk()] : []),
    ]
    if (!ways.length) throw new Error('no key leads on')
    await this.#chance.of(ways)()
  }

  /** A few steps between what shines, and Enter. */
  async #walk(): Promise<void> {
    for (let steps = 1 + this.#chance.below(4); steps > 0; steps--)
      await this.press(this.#chance.of(ARROWS))
    const lit = await this.#player.page.evaluate(() =>
      document.activeElement?.matches('[data-pick]:not([aria-pressed="true"])'),
    )
    if (lit) await this.press('Enter')
  }
}
