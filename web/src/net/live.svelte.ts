/**
 * A live table over a WebSocket.
 *
 * It shows what it was told and guesses nothing. A lost connection comes back by itself; wishes whose
 * answer was lost with it are sent again, and their ids make sure that they are carried out once.
 */
import { Failure } from './api'
import { OneByOne } from './onebyone'
import { renew } from './outdated'
import { transport, type Wire } from './transport'
import {
  CLOSED,
  type Entry,
  type GameView,
  type Look,
  type Presence,
  type Snapshot,
  type ServerMessage,
  type GameEvent,
  type Update,
  type Wish,
  type Wrong,
} from './messages'

/** One entry of the log, with the game before and after it. */
export interface Step {
  number: number
  entry: Entry
  events: readonly GameEvent[]
  before: GameView | null
  after: GameView | null
}

export interface Followers {
  onstep?: (step: Step) => void
  /** The whole table came again: what happened in between was not told. */
  onsnapshot?: (snapshot: Snapshot) => void
  /** How long a step of others is looked at before the next one is shown, when so many wait. */
  pause?: (update: Update, waiting: number) => number
}

interface Pending {
  wish: Wish
  sent: boolean
  /** It was sent before, on a connection that was lost. */
  again: boolean
  resolve: (number: number | null) => void
  reject: (failure: Failure) => void
}

const OPEN = 1
const SHORTEST = 250
const LONGEST = 10_000
/** How long a connection may be silent after the device has slept before it is given up. */
const PATIENCE = 4000

/** Reasons for which coming again would not help. */
const FOR_GOOD: ReadonlySet<number> = new Set([CLOSED.private, CLOSED.noTable, CLOSED.outdated])

const here = (id: string): string =>
  `/api/tables/${encodeURIComponent(id)}/live?contract=${CONTRACT}`

/** Wishes that the server knows again by their id. */
const named = (wish: Wish): wish is Extract<Wish, { id?: string }> =>
  wish.type === 'play' || wish.type === 'undo' || wish.type === 'reset' || wish.type === 'say'

const idOf = (wish: Wish): string => (named(wish) ? (wish.id ?? '') : '')

let made = 0
/** Unique among the wishes of this device; there is no secret in it. */
const newId = (): string =>
  `${Date.now().toString(36)}-${++made}-${Math.random().toString(36).slice(2, 8)}`

export class Live {
  /** `lost` is said only after a first attempt has failed. */
  connection = $state<'opening' | 'live' | 'lost'>('opening')
  /** Why the server will not have us at this table. */
  ended = $state.raw<Wrong | null>(null)
  told = $state.raw<Snapshot | null>(null)
  presence = $state.raw<Presence | null>(null)
  /** How many wishes wait for their answer. */
  waiting = $state(0)
  /** The clock of the server minus that of this device, in milliseconds. */
  ahead = $state(0)

  /** The number of the last entry that a seat of this device has made. */
  own = 0

  readonly id: string
  readonly #followers: Followers
  readonly #open: (url: string) => Wire
  #wire: Wire | null = null
  readonly #updates: OneByOne<Update>
  #pending: Pending[] = []
  #looking: number | null = null
  #failures = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #doubt: ReturnType<typeof setTimeout> | undefined
  #stopped = false

  constructor(
    id: string,
    followers: Followers = {},
    open: (url: string) => Wire = (url) => transport().open(url),
    readonly url: () => string = () => here(id),
  ) {
    this.id = id
    this.#followers = followers
    this.#updates = new OneByOne(
      (update) => this.#update(update),
      (update, waiting) => followers.pause?.(update, waiting) ?? 0,
    )
    this.#open = open
  }

  start(): void {
    this.#stopped = false
    this.#connect()
  }

  stop(): void {
    this.#stopped = true
    this.#updates.forget()
    this.#forget()
    this.#giveUp({ code: 'left', why: 'the table was left' })
  }

  /** The number of the last entry that is known here. */
  get number(): number {
    return this.told?.table.number ?? 0
  }

  /**
   * Wish something. Resolves with the number of its entry; null if it was sent twice and the second
   * was refused, because then the first was carried out.
   */
  wish(wish: Wish): Promise<number | null> {
    const sending = named(wish) ? { ...wish, id: wish.id ?? newId() } : wish
    return new Promise((resolve, reject) => {
      this.#pending.push({ wish: sending, sent: false, again: false, resolve, reject })
      this.waiting = this.#pending.length
      this.#flush()
    })
  }

  /** Show at once what was told and is still waiting to be seen. */
  catchUp(): void {
    this.#updates.catchUp()
  }

  /** Which of several seats on this device looks at the screen. */
  look(seat: number | null): void {
    this.#looking = seat
    this.#sendLook()
  }

  /** The device was asleep or without a network: make sure that the connection is one. */
  wake(): void {
    if (this.#stopped || this.ended) return
    if (this.#wire?.readyState !== OPEN) {
      if (this.#retry !== undefined) this.#connect()
      return
    }
    // Looking is answered with the whole table, and a dead connection answers nothing.
    this.#sendLook()
    this.#doubt ??= setTimeout(() => {
      this.#forget()
      this.#connect()
    }, PATIENCE)
  }

  #sendLook(): void {
    const message: Look = { type: 'look', seat: this.#looking }
    if (this.#wire?.readyState === OPEN) this.#wire.send(JSON.stringify(message))
  }

  #connect(): void {
    clearTimeout(this.#retry)
    this.#retry = undefined
    const wire = this.#open(this.url())
    this.#wire = wire
    wire.onopen = () => {
      for (const pending of this.#pending) {
        pending.again ||= pending.sent
        pending.sent = false
      }
      if (this.#looking !== null) this.#sendLook()
      this.#flush()
    }
    wire.onmessage = (event) => {
      if (this.#wire === wire) this.#take(JSON.parse(String(event.data)) as ServerMessage)
    }
    wire.onclose = (event) => {
      if (this.#wire === wire) this.#closed(event.code, event.reason)
    }
  }

  /** Leave the connection, whatever it still has to say. */
  #forget(): void {
    clearTimeout(this.#retry)
    clearTimeout(this.#doubt)
    this.#retry = this.#doubt = undefined
    const wire = this.#wire
    this.#wire = null
    wire?.close()
  }

  #closed(code: number, reason: string): void {
    this.#forget()
    if (this.#stopped) return
    if (code === CLOSED.outdated) renew()
    if (FOR_GOOD.has(code) && reason !== 'unavailable') {
      this.ended = {
        code: code === CLOSED.private ? 'not-yours' : reason || 'no-table',
        why: reason,
      }
      this.#giveUp(this.ended)
      return
    }
    // What the server could not even read, it will not read the second time either.
    if (code === CLOSED.badMessage) this.#giveUp({ code: 'bad-message', why: reason })
    this.connection = 'lost'
    const calm = code === CLOSED.flood ? 4 : 0
    const pause = Math.min(SHORTEST * 2 ** (this.#failures + calm), LONGEST)
    this.#failures += 1
    // Not everyone comes back at the same moment after a restart.
    this.#retry = setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2))
  }

  #giveUp(wrong: Wrong): void {
    const failed = this.#pending
    this.#pending = []
    this.waiting = 0
    for (const pending of failed) pending.reject(new Failure(0, wrong))
  }

  #flush(): void {
    const wire = this.#wire
    if (wire?.readyState !== OPEN) return
    for (const pending of this.#pending) {
      if (pending.sent) continue
      pending.sent = true
      wire.send(JSON.stringify(pending.wish))
    }
  }

  #take(message: ServerMessage): void {
    clearTimeout(this.#doubt)
    this.#doubt = undefined
    switch (message.type) {
      case 'table':
        this.#failures = 0
        this.connection = 'live'
        this.#updates.forget()
        this.told = message
        this.#notice(message)
        this.#followers.onsnapshot?.(message)
        break
      case 'update':
        // What was done here is shown without delay, and so is what led to it.
        if (this.#isOwn(message)) {
          this.catchUp()
          this.own = message.number
        }
        this.#updates.push(message)
        break
      case 'presence':
        this.presence = message
        break
      case 'ack':
        this.#answered(message.id, false)?.resolve(message.number)
        break
      case 'refused': {
        const unread = message.code === 'bad-message' || message.code === 'no-json'
        const pending = this.#answered(message.id ?? '', unread)
        if (pending?.again && !named(pending.wish)) pending.resolve(null)
        else pending?.reject(new Failure(409, message))
      }
    }
  }

  /** Answers come in the order of the wishes; what the server could not read has no id in its answer. */
  #answered(id: string, unread: boolean): Pending | undefined {
    const index = this.#pending.findIndex(({ sent, wish }) => sent && (unread || idOf(wish) === id))
    if (index < 0) return undefined
    const [found] = this.#pending.splice(index, 1)
    this.waiting = this.#pending.length
    return found
  }

  #isOwn({ entry }: Update): boolean {
    return 'seat' in entry && (this.told?.seats.some((seat) => seat === entry.seat) ?? false)
  }

  #update(update: Update): void {
    const told = this.told
    if (!told || update.number <= told.table.number) return
    if (update.number > told.table.number + 1) {
      // Something is missing: the whole table says everything.
      this.#sendLook()
      return
    }
    const { entry } = update
    if (entry.type !== 'opened') this.ahead = this.#clock(entry.at)
    const said =
      entry.type === 'said'
        ? [
            {
              number: update.number,
              at: entry.at,
              seat: entry.seat ?? null,
              name: entry.name,
              text: entry.text,
            },
          ]
        : []
    this.told = {
      ...told,
      table: update.table,
      view: update.view ?? told.view,
      you: update.you ?? told.you,
      talk: said.length ? [...told.talk, ...said] : told.talk,
    }
    this.#notice(this.told)
    this.#followers.onstep?.({
      number: update.number,
      entry,
      events: update.events,
      before: told.view,
      after: this.told.view,
    })
  }

  /** Where hands are hidden, the server forgets who looked as soon as another seat is to act. */
  #notice({ seats, you }: Snapshot): void {
    if (seats.length > 1 && you.seat === null) this.#looking = null
  }

  /** An entry is told as soon as it is written, so the smallest delay that was seen is the truest. */
  #clock(at: number): number {
    const ahead = at - Date.now()
    return this.ahead === 0 ? ahead : Math.max(this.ahead, ahead)
  }
}
