/** What a player has picked so far, and what can be picked next. The page around it plays the chosen move. */
import { keptMap } from './kept'
import { gameOf } from './game'
import type { Action } from './moves/route'
import type { Place } from './moves/places'
import {
  actionsOf,
  choose,
  chosenMove,
  lightsOf,
  NOTHING,
  openOptions,
  optionsOf,
  pick,
  settled,
  type Light,
  type Option,
  type Selection,
} from './moves/targets'
import { seatLetter, type View } from './view'

const DARK: ReadonlyMap<Place, Light> = new Map()

/** By the letter of the seat. */
type Grounds = ReadonlyMap<string, ReadonlyMap<Place, Light>>

function groundsOf(lights: ReadonlyMap<Place, Light>, before: Grounds): Grounds {
  const grounds = new Map<string, Map<Place, Light>>()
  for (const [place, light] of lights) {
    if (place.charAt(1) !== '/') continue
    const letter = place.charAt(0)
    grounds.set(letter, (grounds.get(letter) ?? new Map<Place, Light>()).set(place, light))
  }
  return new Map([...grounds].map(([letter, lit]) => [letter, keptMap(before.get(letter), lit)]))
}

export class Desk {
  readonly #view: () => View
  readonly #play: (move: string) => void
  #picked = $state.raw<Selection>(NOTHING)
  /** The list that the selection belongs to: a new list begins with nothing in hand. */
  #legal = $state.raw<readonly string[]>([])

  #lights: ReadonlyMap<Place, Light> = DARK
  #lit: Grounds = new Map()

  readonly options: readonly Option[] = $derived.by(() =>
    optionsOf(
      gameOf(this.#view()),
      this.#view().legal,
      this.#view().seat ?? 0,
      this.#view().prices,
    ),
  )
  readonly selection: Selection = $derived.by(() =>
    settled(this.options, this.#legal === this.#view().legal ? this.#picked : NOTHING),
  )
  readonly lights: ReadonlyMap<Place, Light> = $derived.by(
    () => (this.#lights = keptMap(this.#lights, lightsOf(this.options, this.selection))),
  )
  readonly #grounds = $derived.by(() => (this.#lit = groundsOf(this.lights, this.#lit)))
  readonly actions: ReadonlyMap<Action, number> = $derived(actionsOf(this.options, NOTHING))
  /** Moves that are still open, for boards that show where a whole piece would lie. */
  readonly open: readonly Option[] = $derived(openOptions(this.options, this.selection))

  constructor(view: () => View, play: (move: string) => void) {
    this.#view = view
    this.#play = play
  }

  /** What the player looks at. */
  get view(): View {
    return this.#view()
  }

  /** What lights up before a seat: as long as nothing does, its board has nothing to look at. */
  before(seat: number): ReadonlyMap<Place, Light> {
    return this.#grounds.get(seatLetter(seat)) ?? DARK
  }

  #keep(selection: Selection): void {
    const move = chosenMove(this.options, selection)
    this.#legal = this.#view().legal
    this.#picked = move === null ? selection : NOTHING
    if (move !== null) this.#play(move)
  }

  readonly pick = (place: Place): void => this.#keep(pick(this.options, this.selection, place))
  /** A pick that puts back whatever was chosen before. */
  readonly begin = (place: Place): void => this.#keep(pick(this.options, NOTHING, place))
  readonly choose = (action: Action): void =>
    this.#keep(choose(this.options, this.selection, action))
  readonly putBack = (): void => this.#keep(NOTHING)

  /** Actions between which a picked piece leaves the choice. */
  readonly choices: readonly Action[] = $derived(
    this.selection.action === null && this.selection.picks.length > 0
      ? [...actionsOf(this.options, this.selection).keys()]
      : [],
  )
}
