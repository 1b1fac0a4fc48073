/** Tables in the middle of a game, for pictures and figures: bots play until it is worth looking at. */

/** A quick bot, so that the game has got somewhere within a second. */
const QUICK = 'greedy'
const COMPANY = ['Petr', 'Jana', 'Tom', 'Olga']

/** Opens tables for the person of one context of Playwright; the company is another one. */
export class Prepared {
  #own
  #others

  constructor(base, own, others) {
    this.base = base
    this.#own = own
    this.#others = others
  }

  async #ask(who, method, path, data) {
    const answer = await who.fetch(`${this.base}/api${path}`, { method, data })
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }

  told = (id, after = '') =>
    this.#ask(this.#own, 'GET', `/tables/${id}${after && `?after=${after}`}`)
  wish = (id, wish) => this.#ask(this.#own, 'POST', `/tables/${id}/wishes`, wish)
  said = (id, seat, text) =>
    this.#ask(this.#others, 'POST', `/tables/${id}/wishes`, { type: 'say', seat, text })

  /** A table whose own seat is taken, and the others as far as `company` goes. */
  async open(game, { players = 4, company = players - 1, options = {} } = {}) {
    const chairs = [{ kind: 'you', name: 'Ema' }, ...Array(players - 1).fill({ kind: 'open' })]
    const { id, links } = await this.#ask(this.#own, 'POST', '/tables', {
      game,
      chairs,
      options: { substitute: QUICK, ...options },
    })
    for (const { seat, key } of links.filter(({ seat }) => seat > 0 && seat <= company))
      await this.#ask(this.#others, 'POST', '/seats', { key, name: COMPANY[seat - 1] })
    return id
  }

  /** A game after so many moves or some more, when the own seat is asked for `asks`. */
  async game(game, plies, { players = 4, asks = '', options = {} } = {}) {
    const id = await this.open(game, { players, options })
    for (let seat = 1; seat < players; seat++)
      await this.#ask(this.#others, 'POST', `/tables/${id}/wishes`, { type: 'leave', seat })
    await this.wish(id, { type: 'leave', seat: 0 })
    let now = await this.told(id)
    const over = () => now.table.status === 'over'
    const wanted = () =>
      now.table.ply >= plies && now.you.legal.length > 0 && (!asks || now.view.asks === asks)
    while (!over() && now.table.ply < plies) now = await this.told(id, now.table.number)
    if (over()) return id
    await this.wish(id, { type: 'return', seat: 0 })
    now = await this.told(id)
    while (!over() && !wanted()) {
      const asked = now.you.legal.length > 0
      if (asked) await this.#play(id, now, asks)
      now = await this.told(id, asked ? '' : now.table.number)
    }
    return id
  }

  /** What leads to the wished question, or what the owl would do. */
  async #play(id, now, asks) {
    const drawing = asks === 'load' && now.you.legal.find((move) => move.startsWith('draw'))
    const taking = asks === 'place' && now.you.legal.find((move) => move.startsWith('take'))
    const move =
      drawing ||
      taking ||
      (await this.#ask(this.#own, 'POST', `/tables/${id}/hint`, { seat: 0 })).advices[0].move
    await this.wish(id, { type: 'play', seat: 0, move, seen: now.table.number })
  }

  /** A whole game; it is over when this returns. */
  over = (game, wanted) => this.game(game, Infinity, wanted)
}
