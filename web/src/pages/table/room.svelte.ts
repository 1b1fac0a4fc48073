/** Everything that a page about one table knows and can do; the parts of the page only show it. */
import { language, named, ruleText, t } from '$/texts/index.svelte'
import type { GamePage } from '$/table/game'
import { kept } from '$/table/kept'
import { gameName, type View } from '$/table/view'
import { wantsCalm } from '$/table/motion/travel'
import type { Place } from '$/table/moves/places'
import type { Person } from '$/ui/people'
import { eventEntry, type LogEntry } from '$/table/sentences'
import { PACES, settings } from '$/ui/settings.svelte'
import { sound } from '$/ui/sound'
import { api, failureOf, type Failure } from '$/net/api'
import { play } from '$/net/shell'
import { Live, type Step } from '$/net/live.svelte'
import type { Hint, Logged, Review, RuleText, Snapshot, Trial, Wish } from '$/net/messages'
import { dealtFirst, linesOf, movesOf, type Line, type Played } from './log'
import { refusalWords } from '../words'
import type { Lesson } from './lesson.svelte'
import { notify } from './notice'
import { pauseAfter } from './pace'
import { peopleOf } from './people'
import { Playback } from './playback.svelte'
import { entriesOf, mistakesOf } from './review'
import { Trials } from './trials'

/** A move that was refused, and the rule that it breaks. */
export interface Refused {
  code: string
  text: string
  rule: RuleText | null
  /** Where it was tried. */
  at?: Place | undefined
}

/** Somebody comes, goes or is ready. */
const GATHERING: ReadonlySet<string> = new Set(['sat', 'stood', 'readied', 'started', 'returned'])
const PASSING = 2400
const REVIEW_PAUSE = 2500

/** Nothing travels, or nobody looks: there is nothing to wait for. */
const isCalm = (): boolean =>
  settings().motion === 'off' || wantsCalm() || document.visibilityState !== 'visible'

/** The game with what the own seat may do, as boards take it; what has not changed since stays itself. */
const composed = ({ view, you, table }: Snapshot, before: View | null): View | null =>
  view && {
    ...kept(before, view),
    seat: you.seat,
    legal: kept(before?.legal, you.legal),
    prices: kept(before?.prices, you.prices ?? {}),
    to_act: kept(before?.to_act, table.to_act),
  }

export class Room {
  readonly id: string
  readonly live: Live

  view = $state.raw<View | null>(null)
  /** The game that is played, as soon as it is loaded. */
  game = $state.raw<GamePage | null>(null)
  /** The last step took something back. */
  back = $state(false)
  log = $state.raw<readonly Logged[]>([])
  toasts = $state.raw<readonly (LogEntry & { id: number })[]>([])
  /** What has just happened, for those who listen. */
  spoken = $state('')
  refused = $state.raw<Refused | null>(null)
  hint = $state.raw<Hint | null>(null)
  hinting = $state(false)
  /** What the game has just revealed. */
  revealed = $state.raw<unknown>(null)
  /** The game at a move of the past. */
  moment = $state.raw<View | null>(null)
  momentPly = $state<number | null>(null)
  /** The moment that is on the screen, while another may be on its way. */
  seen = $state<number | null>(null)
  momentFailure = $state.raw<Failure | null>(null)
  /** Plays moves of the past one after the other. */
  readonly playback = new Playback()
  /** Mistakes that are gone through. */
  lesson = $state.raw<Lesson | null>(null)
  review = $state.raw<Review | null>(null)
  reviewFailure = $state.raw<Failure | null>(null)
  /** The last line of talk that was seen. */
  read = $state(0)

  readonly people: readonly Person[] = $derived.by(() => {
    const told = this.live.told
    if (!told) return []
    // On a shared device, one of its seats is the one looking.
    const { seat } = told.you
    const you = told.seats.length > 1 && seat !== null ? [seat] : told.seats
    // When all is over, nobody is expected any more.
    const here = told.table.status === 'over' ? [] : this.live.presence?.seats
    return (this.#people = kept(this.#people, peopleOf(told.table.seats, you, here)))
  })
  readonly lines: readonly Line[] = $derived.by(
    () =>
      (this.#lines = kept(this.#lines, this.game ? linesOf(this.game, this.log, this.people) : [])),
  )
  readonly moves: readonly Played[] = $derived(movesOf(this.log))
  readonly entries: readonly number[] = $derived(entriesOf(this.moves, dealtFirst(this.log)))
  /** What the game remembers of what was played. */
  readonly recalled = $derived(this.game?.recall?.(this.moves))
  readonly unread = $derived.by(() => {
    const told = this.live.told
    return told
      ? this.talk.filter(({ number, seat }) => number > this.read && !this.mine(seat)).length
      : 0
  })
  /** People may write to each other here. */
  /** Whether one may say something here. */
  readonly chats = $derived.by(() => {
    const told = this.live.told
    const talkers = told?.table.talkers ?? 'all'
    return talkers === 'all' || (talkers === 'players' && (told?.seats.length ?? 0) > 0)
  })
  /** Whose lines are not shown on this page: the numbers of seats, the names of others. */
  muted = $state.raw<ReadonlySet<number | string>>(new Set())
  readonly talk = $derived.by(() =>
    (this.live.told?.talk ?? []).filter(({ seat, name }) => !this.muted.has(seat ?? name)),
  )
  /** Something is asked of the seat that looks. */
  readonly turn = $derived.by(() => (this.live.told?.you.legal.length ?? 0) > 0)

  #people: readonly Person[] = []
  #lines: readonly Line[] = []
  readonly #moments = new Map<number, View>()
  /** The last entry that was known when the last move was wished for. */
  #played = 0
  #loading = false
  #arrived: Logged[] = []
  #toast = 0
  #asking: AbortController | undefined
  #revealing: ReturnType<typeof setTimeout> | undefined
  #reviewing: ReturnType<typeof setTimeout> | undefined

  constructor(id: string) {
    this.id = id
    this.live = new Live(id, {
      onsnapshot: (snapshot) => this.#begin(snapshot),
      onstep: (step) => this.#step(step),
      pause: (update, waiting) =>
        isCalm() ? 0 : pauseAfter(update, waiting) / PACES[settings().motion],
    })
  }

  /** Follow the table until the returned function is called. */
  open(): () => void {
    this.live.start()
    const rise = play()
    const wake = (): void => {
      if (document.visibilityState === 'visible') this.live.wake()
      else this.live.catchUp()
    }
    // Whoever will not wait sees the present with any click or key.
    const hurry = (): void => this.live.catchUp()
    const leave = new AbortController()
    const { signal } = leave
    window.addEventListener('online', wake, { signal })
    document.addEventListener('visibilitychange', wake, { signal })
    window.addEventListener('pointerdown', hurry, { signal, capture: true })
    window.addEventListener('keydown', hurry, { signal, capture: true })
    return () => {
      leave.abort()
      clearTimeout(this.#revealing)
      clearTimeout(this.#reviewing)
      this.#asking?.abort()
      this.live.stop()
      rise()
    }
  }

  mine(seat: number | null): boolean {
    return seat !== null && (this.live.told?.seats.includes(seat) ?? false)
  }

  /** The seat that speaks and wishes for this device. */
  get seat(): number | null {
    const told = this.live.told
    return told?.you.seat ?? told?.seats[0] ?? null
  }

  // -- what is told ------------------------------------------------------------------------------

  #begin(snapshot: Snapshot): void {
    const first = this.log.length === 0
    const known = this.log.at(-1)?.number === snapshot.table.number
    if (first) this.read = snapshot.talk.at(-1)?.number ?? 0
    // The same moment from the same seat: what is half chosen on the boards stays chosen.
    if (!known || this.view?.seat !== snapshot.you.seat) this.view = composed(snapshot, this.view)
    if (!known) void this.#loadLog()
  }

  #step({ number, entry, events, before, after }: Step): void {
    const told = this.live.told
    if (!told) return
    const logged: Logged = { number, ply: told.table.ply, entry, events: [...events] }
    if (this.#loading) this.#arrived.push(logged)
    else this.log = [...this.log, logged]
    if (entry.type === 'said') {
      if (!this.mine(entry.seat ?? null)) sound('talk')
      return
    }
    const asked = (this.view?.legal.length ?? 0) > 0
    this.back = entry.type === 'undone' || entry.type === 'answered'
    this.view = composed(told, this.view)
    this.#forgetHint()
    if (entry.type === 'undone' || entry.type === 'answered') this.#moments.clear()
    if (after !== before) this.#show(events)
    const own = 'seat' in entry && this.mine(entry.seat ?? null)
    if (entry.type === 'moved') sound('moves')
    if (GATHERING.has(entry.type) && !own) sound('people')
    if (told.table.status === 'over' && entry.type === 'moved') {
      sound('ending')
      void this.#loadLog()
    }
    if (!asked && this.turn && !own) this.#callPlayer()
  }

  #show(events: Step['events']): void {
    const { game } = this
    if (!game) return
    const lines = events.map((event) => eventEntry(game, event, this.people))
    this.spoken = lines.map(({ text }) => text).join('. ')
    const good = lines.filter(({ kind }) => kind === 'good')
    for (const line of good) this.#pass(line)
    if (good.length) sound('joy')
    else if (events.some(({ kind }) => kind === 'paid' || kind === 'received')) sound('coins')
    for (const [index, { kind }] of events.entries()) {
      const line = lines[index]
      if (kind === 'last_round' && line) this.#pass(line)
    }
    const revealed = game.reveal?.(events)
    if (!revealed) return
    this.revealed = revealed
    clearTimeout(this.#revealing)
    this.#revealing = setTimeout(() => (this.revealed = null), PASSING)
  }

  #pass(line: LogEntry): void {
    const id = ++this.#toast
    this.toasts = [...this.toasts, { ...line, id }].slice(-4)
    setTimeout(() => (this.toasts = this.toasts.filter((toast) => toast.id !== id)), PASSING)
  }

  #callPlayer(): void {
    sound('sound')
    const game = this.view ? named('game', gameName(this.view)) : ''
    if (settings().notices) notify(t('turn.title'), t('turn.body', { game }), this.id)
  }

  async #loadLog(): Promise<void> {
    if (this.#loading) return
    this.#loading = true
    this.#arrived = []
    try {
      const loaded = await api.log(this.id)
      const last = loaded.at(-1)?.number ?? 0
      this.log = [...loaded, ...this.#arrived.filter(({ number }) => number > last)]
    } catch {
      this.log = [...this.log, ...this.#arrived]
    } finally {
      this.#loading = false
    }
  }

  /** Hide or show what someone says, on this page only. */
  readonly mute = (who: number | string): void => {
    this.muted = this.muted.has(who)
      ? new Set([...this.muted].filter((other) => other !== who))
      : new Set([...this.muted, who])
  }

  // -- wishes ------------------------------------------------------------------------------------

  /** One move at a time: the next one is chosen from what the last has brought, be it before its answer. */
  readonly play = (move: string, at?: Place): void => {
    this.live.catchUp()
    const { told, waiting, own, number } = this.live
    const seat = told?.you.seat
    if (seat === null || seat === undefined || (waiting > 0 && own <= this.#played)) return
    this.#played = number
    void this.wish({ type: 'play', seat, move, seen: number }, at)
  }

  readonly undo = (): void => this.#own((seat) => ({ type: 'undo', seat, seen: this.live.number }))
  readonly reset = (): void =>
    this.#own((seat) => ({ type: 'reset', seat, seen: this.live.number }))
  readonly confirm = (): void =>
    this.#own((seat) => ({ type: 'confirm', seat, seen: this.live.number }))

  /** Ask everyone to go back to so many moves; where only bots play, that is done at once. */
  readonly goBack = (to: number): void => this.#own((seat) => ({ type: 'ask', seat, to }))

  #own(wish: (seat: number) => Wish): void {
    this.live.catchUp()
    const { seat } = this
    if (seat !== null) void this.wish(wish(seat))
  }

  /** Wish something; a refusal explains itself on the page. */
  async wish(wish: Wish, at?: Place): Promise<boolean> {
    this.refused = null
    try {
      await this.live.wish(wish)
      return true
    } catch (error) {
      const failure = failureOf(error)
      if (failure.code !== 'left') await this.explain(failure, at)
      return false
    }
  }

  async explain(failure: Failure, at?: Place): Promise<void> {
    this.refused = { code: failure.code, text: refusalWords(failure.code), rule: null, at }
    if (!failure.rule) return
    const rule = await api.rule(failure.rule).catch(() => null)
    if (rule && this.refused) {
      this.refused = {
        ...this.refused,
        rule,
        text: ruleText(rule.texts[language()] ?? rule.texts['en'] ?? this.refused.text),
      }
    }
  }

  say(text: string): Promise<boolean> {
    const { seat } = this
    return this.wish(
      seat === null
        ? { type: 'say', text, name: settings().name || t('guest') }
        : { type: 'say', text, seat },
    )
  }

  // -- the owl -----------------------------------------------------------------------------------

  readonly askOwl = (): void => {
    if (this.hinting || this.hint) {
      this.#forgetHint()
      return
    }
    void this.#ask()
  }

  async #ask(): Promise<void> {
    const seat = this.live.told?.you.seat
    if (seat === null || seat === undefined) return
    const asking = new AbortController()
    this.#asking = asking
    this.hinting = true
    this.refused = null
    try {
      const hint = await api.hint(this.id, seat, '', { signal: asking.signal })
      if (this.#asking === asking) this.hint = hint
    } catch (error) {
      if (!asking.signal.aborted) await this.explain(failureOf(error))
    } finally {
      if (this.#asking === asking) this.hinting = false
    }
  }

  /** What would become of moves of one's own seat. */
  readonly tryMoves = new Trials(
    (moves): Promise<readonly Trial[]> => {
      const seat = this.live.told?.you.seat
      return seat === null || seat === undefined
        ? Promise.resolve([])
        : api.trials(this.id, seat, moves)
    },
    () => this.live.told?.table.number,
  ).of

  #forgetHint(): void {
    this.#asking?.abort()
    this.#asking = undefined
    this.hinting = false
    this.hint = null
  }

  readonly closeHint = (): void => this.#forgetHint()

  // -- the past ----------------------------------------------------------------------------------

  /** Show the game after so many moves; null is now. What was shown stays until the other is there. */
  async goTo(ply: number | null): Promise<void> {
    this.momentPly = ply
    this.momentFailure = null
    if (ply === null) {
      this.moment = this.seen = null
      return
    }
    try {
      const view = await this.#momentAt(ply)
      if (this.momentPly === ply) {
        this.moment = view
        this.seen = ply
      }
    } catch (error) {
      if (this.momentPly === ply) this.momentFailure = failureOf(error)
    }
  }

  async #momentAt(ply: number): Promise<View> {
    const known = this.#moments.get(ply)
    if (known) return known
    const { view, to_act, seat } = await api.moment(this.id, ply)
    const past: View = { ...view, seat, legal: [], to_act }
    this.#moments.set(ply, past)
    return past
  }

  /** The costliest decisions of whoever looks. */
  readonly mistakes = $derived.by(() =>
    this.review ? mistakesOf(this.review, this.entries, this.live.told?.seats ?? []) : [],
  )

  /** Go to a mistake, to try something better there; its move, or null if there is none. */
  async learn(index: number): Promise<number | null> {
    try {
      const { Lesson } = await import('./lesson.svelte')
      if (this.lesson?.mistakes !== this.mistakes) this.lesson = new Lesson(this, this.mistakes)
      return await this.lesson.open(index)
    } catch (error) {
      await this.explain(failureOf(error))
      return null
    }
  }

  /** Ask for the review until it is there: the first time someone has to think for a while. */
  async loadReview(): Promise<void> {
    if (this.review) return
    try {
      this.review = await api.review(this.id)
      this.reviewFailure = null
      if (!this.review) this.#reviewing = setTimeout(() => void this.loadReview(), REVIEW_PAUSE)
    } catch (error) {
      this.reviewFailure = failureOf(error)
    }
  }
}
