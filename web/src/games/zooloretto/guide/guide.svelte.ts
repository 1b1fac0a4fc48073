/** The guide of one table: what it has said, kept by the browser, so that a page that comes again goes on. */
import { lessonFor, LESSONS, type LessonId, type Moment } from './lessons'

const PLACE = 'zoopark.guide'
/** At most so many things are explained in one turn: the rest can wait. */
const PER_TURN = 2

interface Kept {
  table: string
  said: LessonId[]
  off: boolean
}

const isKept = (data: unknown): data is Kept =>
  typeof data === 'object' &&
  data !== null &&
  'table' in data &&
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
export const guideTable = (table: string): void => keep({ table, said: [], off: false })

export class Guide {
  #said = $state.raw<ReadonlySet<LessonId>>(new Set())
  off = $state(false)
  /** How many lessons were read since the last own move. */
  #read = $state(0)

  private constructor(readonly table: string) {}

  /** The guide of a table, if it has one. */
  static of(table: string): Guide | null {
    const kept = recall()
    if (kept?.table !== table) return null
    const guide = new Guide(table)
    const known = new Set<string>(kept.said)
    guide.#said = new Set(LESSONS.map(({ id }) => id).filter((id) => known.has(id)))
    guide.off = kept.off === true
    return guide
  }

  lesson(moment: Moment): ReturnType<typeof lessonFor> {
    const lesson = lessonFor(moment, this.#said)
    // What is asked of the player, and what has just happened, is worth a word at any time.
    const patient = lesson && !lesson.deed && LESSONS.indexOf(lesson) > 4
    return this.off || (patient && this.#read >= PER_TURN) ? undefined : lesson
  }

  get number(): number {
    return this.#said.size + 1
  }

  get total(): number {
    return LESSONS.length
  }

  /** It was read, or the player has gone on meanwhile. */
  said(id: LessonId): void {
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
    keep({ table: this.table, said: [...this.#said], off: this.off })
  }
}
