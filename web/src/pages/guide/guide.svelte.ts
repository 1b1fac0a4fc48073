/** The guide of one table: what it has said, kept by the browser, so that a page that comes again goes on. */
import { api } from '$/net/api'
import type { GuidedGame, GuideStep } from '$/net/messages'
import { stepFor, type Moment } from './steps'

const PLACE = 'zoopark.guide'
/** At most so many things are explained in one turn: the rest can wait. */
const PER_TURN = 2

interface Kept {
  table: string
  /** The name of the guide. */
  guide: string
  said: string[]
  off: boolean
}

const isKept = (data: unknown): data is Kept =>
  typeof data === 'object' &&
  data !== null &&
  'table' in data &&
  'guide' in data &&
  'said' in data &&
  Array.isArray(data.said)

function recall(): Kept | null {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(PLACE) ?? 'null')
    return isKept(data) ? data : null
  } catch {
    return null // forbidden or spoilt: then it is an ordinary game
  }
}

function keep(kept: Kept): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept))
  } catch {
    // Without memory the guide goes as soon as the page does.
  }
}

/** From now on this table has the guide. */
export const guideTable = (table: string, guide: string): void =>
  keep({ table, guide, said: [], off: false })

export class Guide {
  #told = $state.raw<GuidedGame | null>(null)
  #said = $state.raw<ReadonlySet<string>>(new Set())
  off = $state(false)
  /** How many lessons were read since the last own move. */
  #read = $state(0)

  private constructor(
    readonly table: string,
    readonly name: string,
  ) {}

  /** The guide of a table, if it has one. */
  static of(table: string): Guide | null {
    const kept = recall()
    if (kept?.table !== table) return null
    const guide = new Guide(table, kept.guide)
    guide.#said = new Set(kept.said)
    guide.off = kept.off === true
    return guide
  }

  /** What it says, in the language that is spoken. */
  async speak(language: string): Promise<void> {
    this.#told = await api.guide(this.name, language)
  }

  step(moment: Moment): GuideStep | undefined {
    const step = stepFor(this.#told?.steps ?? [], moment, this.#said)
    // What is asked of the player, and what has just happened, is worth a word at any time.
    const patient = step && !step.deed && !step.urgent
    return this.off || (patient && this.#read >= PER_TURN) ? undefined : step
  }

  get number(): number {
    return this.#said.size + 1
  }

  get total(): number {
    return this.#told?.steps.length ?? 0
  }

  /** It was read, or the player has gone on meanwhile. */
  said(id: string): void {
    if (this.#said.has(id)) return
    this.#said = new Set([...this.#said, id])
    this.#read++
    this.#keep()
  }

  moved(): void {
    this.#read = 0
  }

  show(wanted: boolean): void {
    this.off = !wanted
    this.#keep()
  }

  #keep(): void {
    keep({ table: this.table, guide: this.name, said: [...this.#said], off: this.off })
  }
}
