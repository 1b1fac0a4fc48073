/**
 * Every move that the page leads to: all ways of touching what is lit are gone, and the moves at their
 * ends are kept back. What the server offers and no way leads to is found like that.
 */
import type { Player } from './player'
import { THINGS } from './walker'

/** What a page with something half chosen looks like, and the moves that were kept back so far. */
interface State {
  /** Things that can be touched, by their address or their words. */
  open: string[]
  /** Things that are chosen already. */
  pressed: string[]
  held: string[]
}

const PRESSED =
  '[data-pick][aria-pressed="true"], footer .tickets [aria-pressed="true"], footer .main [aria-pressed="true"]'
/** More ways than this are no choice that a page should give. */
const MANY = 400

/** Boards are laid where the hand points, and any number can be bid: these are known by their kind. */
const KINDS: readonly [place: RegExp, moves: RegExp][] = [
  [/\/lay:small/, /^expand small/],
  [/\/lay:large/, /^expand large/],
]

export class Explorer {
  readonly #player: Player

  constructor(player: Player) {
    this.#player = player
  }

  /** The moves that touching leads to from here, and those of the server that are known by their kind. */
  async reachable(): Promise<Set<string>> {
    const { page } = this.#player
    const legal = (await this.#player.heard()).you?.legal ?? []
    await page.evaluate(() => (window.heard.held = []))
    const found = new Set<string>()
    const start = await this.#look()
    const known = new Set<string>()
    const ways: string[][] = [[]]
    for (let gone = 0; ways.length; gone++) {
      if (gone > MANY) throw new Error(`more than ${MANY} ways lead to ${[...found].join(', ')}`)
      const way = ways.pop() as string[]
      await this.#reset(start)
      let state = start
      for (const thing of way) state = await this.#touch(thing)
      for (const move of state.held) found.add(move)
      if (state.held.length || known.has(signature(state))) continue
      known.add(signature(state))
      for (const [place, moves] of KINDS) {
        if (!state.open.some((thing) => place.test(thing))) continue
        for (const move of legal.filter((one) => moves.test(one))) found.add(move)
      }
      const next = state.open.filter((thing) => !KINDS.some(([place]) => place.test(thing)))
      if (!state.open.length) throw new Error(`${way.join(', ')} leads nowhere`)
      ways.push(...next.map((thing) => [...way, thing]))
    }
    await this.#reset(start)
    await page.evaluate(() => (window.heard.held = null))
    return found
  }

  #look = (): Promise<State> =>
    this.#player.page.evaluate(
      ([things, pressed]) => {
        const names = (selector: string): string[] =>
          [...document.querySelectorAll<HTMLElement>(selector)]
            .filter((one) => one.checkVisibility())
            .map((one) => one.dataset['pick'] ?? one.innerText)
        return {
          open: [...new Set(names(things ?? ''))],
          pressed: names(pressed ?? ''),
          held: window.heard.held?.splice(0) ?? [],
        }
      },
      [THINGS, PRESSED],
    )

  async #touch(thing: string): Promise<State> {
    const { page } = this.#player
    const index = await page
      .locator(THINGS)
      .evaluateAll(
        (all, wanted) =>
          (all as HTMLElement[]).findIndex(
            (one) => one.checkVisibility() && (one.dataset['pick'] ?? one.innerText) === wanted,
          ),
        thing,
      )
    if (index < 0) throw new Error(`${thing} is not there any more`)
    await this.#player.touch(page.locator(THINGS).nth(index))
    return this.#look()
  }

  /** Put everything back. */
  async #reset(start: State): Promise<void> {
    const { page } = this.#player
    for (let tries = 0; tries < 8; tries++) {
      if (signature(await this.#look()) === signature(start)) return
      await page.keyboard.press('Escape')
    }
    throw new Error(`cannot be put back: ${(await this.#look()).pressed.join(', ')}`)
  }
}

const signature = ({ open, pressed }: State): string =>
  JSON.stringify([[...open].sort(), [...pressed].sort()])
