/** Moves that are only tried. Several parts of a table ask at once, and often for the same: the server is asked once. */
import type { Trial } from '$/net/contract'

/** The most that one request may have. */
const MOST = 64

type Answers = ReadonlyMap<string, Trial>

export class Trials {
  readonly #ask: (moves: readonly string[]) => Promise<readonly Trial[]>
  /** What changes with every step of the game. */
  readonly #moment: () => unknown
  #asked: unknown
  #known = new Map<string, Promise<Answers>>()
  #next: { moves: string[]; answers: Promise<Answers> } | null = null

  constructor(ask: (moves: readonly string[]) => Promise<readonly Trial[]>, moment: () => unknown) {
    this.#ask = ask
    this.#moment = moment
  }

  readonly of = async (moves: readonly string[]): Promise<readonly Trial[]> => {
    const moment = this.#moment()
    if (moment !== this.#asked) {
      this.#asked = moment
      this.#known = new Map()
      this.#next = null
    }
    const found = moves.map(async (move) => {
      const known = this.#known.get(move) ?? this.#join(move)
      this.#known.set(move, known)
      return (await known).get(move)
    })
    return (await Promise.all(found)).filter((trial) => trial !== undefined)
  }

  /** Whoever asks before the request leaves is part of it. */
  #join(move: string): Promise<Answers> {
    if (!this.#next || this.#next.moves.length >= MOST) {
      const moves: string[] = []
      const answers = Promise.resolve()
        .then(() => {
          if (this.#next?.moves === moves) this.#next = null
          return this.#ask(moves)
        })
        .then((trials) => new Map(trials.map((trial) => [trial.move, trial])))
      this.#next = { moves, answers }
    }
    this.#next.moves.push(move)
    return this.#next.answers
  }
}
