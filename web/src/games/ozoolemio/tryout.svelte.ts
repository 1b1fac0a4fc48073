/** The tile on sale, tried in one's own zoo: board, lists and counter share what is tried and what it would bring. */
import type * as contract from '$/net/contract'
import type { Desk } from '$/table/desk.svelte'
import { Area } from '$/table/moves/places'
import {
  halvesOf,
  jointsOf,
  PAVILION,
  planOf,
  ROSE,
  spotKey,
  spotName,
  spotOf,
  step,
  type Direction,
  type OZooView,
  type PathTile,
  type Spot,
} from './model'

/** Where a tile is being tried: the spot of its half A, and where half B lies from there. */
export interface Trial {
  spot: Spot
  direction: Direction
}

/** The most that are asked of the engine at once. */
const MOST = 64

const textOf = ({ spot, direction }: Trial): string => `build ${spotName(spot)} ${direction}`
const isSame = (a: Trial, b: Trial): boolean => textOf(a) === textOf(b)

/** A trial in the words of a move or of a place. */
export function trialOf(words: string): Trial | null {
  const [field, direction] = words.split(' ')
  return field && direction ? { spot: spotOf(field), direction: direction as Direction } : null
}

export class Tryout {
  readonly #desk: Desk
  /** What a player tries belongs to the tile on sale; with the next tile it is gone. */
  #tried = $state.raw<{ tile: number; trial: Trial | null } | null>(null)
  /** The spot that was chosen: turning keeps a half on it. */
  #chosen = $state.raw<Spot | null>(null)
  /** What the engine says of the trials, by their moves. */
  answers = $state.raw<ReadonlyMap<string, contract.Trial>>(new Map())
  /** What a hint advises is tried at once, until something else is. */
  advised = $state.raw<Trial | null>(null)

  readonly #view: OZooView = $derived.by(() => this.#desk.view as OZooView)
  readonly #seat: number = $derived.by(() => this.#view.seat ?? -1)
  readonly #area = $derived.by(() => new Area(this.#seat))
  /** The tile that may be tried: nobody else has won it. */
  readonly tile: PathTile | undefined = $derived.by(() => {
    const { asks, builder, row, seat } = this.#view
    return seat !== null && (asks === 'bid' || builder === seat) ? row[0] : undefined
  })
  readonly plan = $derived.by(() => planOf(this.#view.seats[this.#seat]?.tiles ?? []))
  /** Where the tile may be laid now. */
  readonly legal: readonly Trial[] = $derived.by(() => {
    const start = this.#area.build('', '').trimEnd()
    return [...this.#desk.lights.keys()].flatMap((place) =>
      place.startsWith(start) ? (trialOf(place.slice(start.length)) ?? []) : [],
    )
  })
  /** It was won, and only its place is open. */
  readonly won: boolean = $derived.by(() => this.legal.length > 0)
  /** The spots beside the zoo. */
  readonly spots: readonly Spot[] = $derived.by(() => {
    if (!this.tile) return []
    const near = new Map<string, Spot>()
    for (const half of this.plan.values()) {
      for (const direction of ROSE) {
        const beside = step(half.spot, direction)
        if (!this.#isTaken(beside)) near.set(spotKey(beside), beside)
      }
    }
    return [...near.values()]
  })
  /** Every way in which the tile fits. */
  readonly fitting: readonly Trial[] = $derived.by(() => {
    if (this.won) return this.legal
    const ways = this.spots.flatMap((spot) => this.#waysOn(spot))
    const fitting = ways.filter((way) => this.#worth(way) > 0)
    return [...new Map(fitting.map((way) => [textOf(way), way])).values()]
  })
  readonly trial: Trial | null = $derived.by(() => {
    if (!this.tile) return null
    if (this.#tried?.tile === this.tile.tile) return this.#tried.trial
    return this.advised ?? this.legal[0] ?? null
  })
  readonly halves = $derived.by(() =>
    this.tile && this.trial ? halvesOf(this.tile, this.trial.spot, this.trial.direction) : [],
  )
  readonly joints = $derived.by(() => jointsOf(this.plan, this.halves))
  readonly fits: boolean = $derived.by(() => !!this.trial && this.#worth(this.trial) > 0)
  readonly isLegal: boolean = $derived.by(
    () => !!this.trial && this.legal.some((way) => this.trial && isSame(way, this.trial)),
  )
  readonly place: string | undefined = $derived.by(() =>
    this.trial && this.isLegal
      ? this.#area.build(spotName(this.trial.spot), this.trial.direction)
      : undefined,
  )
  /** The moves about which the engine is asked, all at once: turning and moving waits for no answer. */
  readonly wanted: readonly string[] = $derived.by(() =>
    this.trial ? this.fitting.slice(0, MOST).map(textOf) : [],
  )
  /** What the trial would change for every seat. */
  readonly gains: readonly contract.Gain[] = $derived.by(
    () => (this.trial && this.answers.get(textOf(this.trial))?.gains) || [],
  )
  /** Points for oneself: in this round, and by the end of the game. */
  readonly sum: { now: number; later: number } | null = $derived.by(() =>
    this.trial ? this.#sumOf(this.trial) : null,
  )

  constructor(desk: Desk) {
    this.#desk = desk
  }

  #isTaken(spot: Spot): boolean {
    const key = spotKey(spot)
    return this.plan.has(key) || PAVILION.some((at) => spotKey(at) === key)
  }

  /** How well a way fits: what overlaps is worst, what meets more paths is better. */
  #worth(way: Trial): number {
    if (!this.tile) return -9
    const placed = halvesOf(this.tile, way.spot, way.direction)
    if (placed.some(({ spot }) => this.#isTaken(spot))) return -9
    const found = jointsOf(this.plan, placed)
    return found.length === 0 ? -1 : found.every(({ meets }) => meets) ? found.length : -2
  }

  /** All ways with a half on a spot, those that fit before the others. */
  #waysOn(spot: Spot): Trial[] {
    const ways = ROSE.map((direction) => ({ spot, direction }))
    const back = ROSE.map((direction, index) => ({
      spot: step(spot, ROSE[(index + 2) % 4] ?? direction),
      direction,
    }))
    const all = [...ways, ...back]
    return [
      ...all.filter((way) => this.#worth(way) > 0),
      ...all.filter((way) => this.#worth(way) <= 0),
    ]
  }

  #sumOf(way: Trial): { now: number; later: number } | null {
    const trial = this.answers.get(textOf(way))
    if (!trial) return null
    const own = (trial.gains ?? []).filter(({ seat }) => seat === this.#seat)
    return {
      now: own.reduce((sum, { points }) => sum + points, 0),
      later: own.reduce((sum, { later = 0 }) => sum + later, 0),
    }
  }

  /** The most that the tile would bring in this round with a half on a spot. */
  bestOn(spot: Spot): number | null {
    const { tile } = this
    if (!tile || !this.trial) return null
    const points = this.fitting.flatMap((way) => {
      const halves = halvesOf(tile, way.spot, way.direction)
      if (!halves.some((half) => spotKey(half.spot) === spotKey(spot))) return []
      return this.#sumOf(way)?.now ?? []
    })
    return points.length > 0 ? Math.max(...points) : null
  }

  /** May a half of the tile lie here? */
  isOpen(spot: Spot): boolean {
    const { tile } = this
    return (
      !!tile &&
      this.legal.some(({ spot: at, direction }) =>
        halvesOf(tile, at, direction).some((half) => spotKey(half.spot) === spotKey(spot)),
      )
    )
  }

  set(trial: Trial | null): void {
    if (this.tile) this.#tried = { tile: this.tile.tile, trial }
  }

  /** Begin where the tile fits best, or take it off again. */
  readonly toggle = (): void => {
    this.#chosen = null
    const best = this.fitting.reduce<Trial | null>(
      (a, b) => (a && this.#worth(a) >= this.#worth(b) ? a : b),
      null,
    )
    this.set(this.trial && !this.won ? null : best)
  }

  tryAt(spot: Spot): void {
    this.#chosen = spot
    this.set(this.#waysOn(spot).reduce((a, b) => (this.#worth(b) > this.#worth(a) ? b : a)))
  }

  readonly rotate = (by: 1 | -1): void => {
    const { trial } = this
    if (!trial) return
    const chosen = this.#chosen
    const kept = chosen && this.halves.some((half) => spotKey(half.spot) === spotKey(chosen))
    const ways = this.#waysOn(kept ? chosen : trial.spot)
    const at = ways.findIndex((way) => isSame(way, trial))
    this.set(ways.at((at + by) % ways.length) ?? null)
  }

  /** The next way that fits, or the one before. */
  next(by: 1 | -1): void {
    const ways = this.fitting
    if (ways.length === 0) return
    const at = this.trial ? ways.findIndex((way) => this.trial && isSame(way, this.trial)) : -1
    this.set(ways.at((at < 0 ? Math.min(by - 1, 0) : at + by) % ways.length) ?? null)
  }

  move(way: Direction): void {
    if (this.trial) this.set({ ...this.trial, spot: step(this.trial.spot, way) })
  }

  readonly lay = (): void => {
    if (this.place) this.#desk.pick(this.place)
  }
}

const tryouts = new WeakMap<Desk, Tryout>()

/** The tryout of a table: it is one, whoever asks. */
export function tryoutOf(desk: Desk): Tryout {
  const known = tryouts.get(desk) ?? new Tryout(desk)
  tryouts.set(desk, known)
  return known
}
