/**
 * The messages of the server, as `/api/openapi.json` and docs/server.md describe them.
 *
 * Fields that the server leaves out when they have their usual value are optional here.
 */
import type { View } from '$lib/model'
import type { GameEvent } from '$lib/sentences'

// -- what goes wrong -------------------------------------------------------------------------------

/** An error: a code for programs, a sentence for people, and the rule that was broken. */
export interface Wrong {
  code: string
  why: string
  rule?: string
}

// -- the catalogue ---------------------------------------------------------------------------------

export interface GameOption {
  name: string
  form: string
  about: string
}

export interface GameInfo {
  name: string
  least_players: number
  most_players: number
  options: GameOption[]
  modules: string[]
  presets: Record<string, string>
}

export interface BotInfo {
  name: string
  about: string
  /** One of the four that are meant for people. */
  level: boolean
}

export interface Catalogue {
  rules: number
  languages: string[]
  games: GameInfo[]
  bots: BotInfo[]
}

/** A game string in its canonical form. */
export interface CheckedGame {
  game: string
}

// -- the rulebook ----------------------------------------------------------------------------------

export interface RuleInfo {
  id: string
  text: string
  house: boolean
  origin: string[]
}

export interface Chapter {
  title: string
  rules: RuleInfo[]
}

export interface Book {
  prefix: string
  title: string
  chapters: Chapter[]
}

/** One rule in all languages. */
export interface RuleText {
  id: string
  house: boolean
  origin: string[]
  texts: Record<string, string>
}

// -- tables ----------------------------------------------------------------------------------------

/** In seconds: for a turn, for the whole game with what is added each turn, or both. */
export interface Clock {
  turn?: number
  game?: number
  added?: number
}

/** The manners of a table; what is left out is as usual. */
export interface Options {
  /** A turn ends only when its seat says so; usually not. */
  confirm?: boolean
  /** Usually allowed. */
  hints?: boolean
  /** Usually allowed. */
  chat?: boolean
  /** Strangers may look on; usually they may. */
  watch?: boolean
  /** Shown in the lobby; usually not. */
  listed?: boolean
  /** Tables of one named deal draw the same. */
  deal?: string
  /** The bot that takes over a seat; usually `normal`. */
  substitute?: string
  clock?: Clock | null
}

export interface NewChair {
  kind: 'you' | 'bot' | 'open'
  name?: string
  bot?: string
}

export interface NewTable {
  game: string
  chairs?: NewChair[]
  options?: Options
  position?: string
}

/** What opens a seat; whoever has it can take or move it. */
export interface Link {
  seat: number
  key: string
  path: string
}

export interface TableOpened {
  id: string
  links: Link[]
}

/** An archived table is a record that somebody brought along, to look at. */
export type Status = 'open' | 'running' | 'paused' | 'over' | 'archived'

export interface Result {
  points: number[]
  /** The seats, best first; those that share a place together. */
  ranking: number[][]
}

/** A table in a list. */
export interface Listed {
  id: string
  game: string
  status: Status
  created: number
  updated: number
  players: number
  open_seats: number
  to_act: number[]
  /** Of each seat: its person, its bot. */
  names: [person: string, bot: string][]
  deadline: number | null
  options: Options
  result: Result | null
  /** Yours. */
  seats: number[]
}

export interface Page {
  tables: Listed[]
  /** To be sent as `after` for the next page, empty on the last. */
  next: string
}

export interface Seated {
  id: string
  seat: number
  /** False: the seat is open, and taking it needs a name. */
  taken: boolean
}

export interface NextTable {
  id: string
}

// -- a table, as somebody may see it ---------------------------------------------------------------

type WithoutOwn<V> = V extends unknown ? Omit<V, 'seat' | 'legal' | 'to_act'> : never

/** The game without what is only about one seat; that comes as `You` and in `TableState`. */
export type GameView = WithoutOwn<View>

export interface SeatInfo {
  name: string
  bot: string
  /** The bot that plays for its person at the moment. */
  substitute: string
  /** How many moves had been played when it took over. */
  since: number | null
}

/** Somebody asks everybody to go back. */
export interface Request {
  seat: number
  to: number
  agreed: number[]
  /** Those whose consent is still missing, be they here or not. */
  waiting: number[]
}

/** Milliseconds that are left, by seat; `since` is when those who think began to. */
export interface Clocks {
  turn: (number | null)[]
  game: (number | null)[]
  thinking: number[]
  since: number
  deadline: number | null
}

export interface TableState {
  status: Status
  /** Of the last entry of the log. */
  number: number
  /** How many moves have been played. */
  ply: number
  to_act: number[]
  seats: SeatInfo[]
  /** The seat that has still to confirm its turn. */
  unconfirmed: number | null
  request: Request | null
  /** The seats that would like a pause; it begins when all do. */
  tired: number[]
  clocks: Clocks | null
  /** The table of the rematch, if there is one. */
  next: string
}

/** What one's own seat may do now. */
export interface You {
  seat: number | null
  legal: string[]
  /** Coins, by the text of the legal moves that cost any. */
  prices?: Record<string, number>
  /** How many moves are left after taking one back; null where that is not free. */
  undo: number | null
  reset: number | null
  confirm: boolean
}

export interface TalkLine {
  number: number
  at: number
  seat: number | null
  name: string
  text: string
}

/** An event of the game, as data and in English words. */
export type ToldEvent = GameEvent & { text: string }

// -- the log ---------------------------------------------------------------------------------------

export interface Chair {
  name?: string
  bot?: string
}

export type Entry = { at: number } & (
  | {
      type: 'opened'
      game: string
      rules: number
      options: Options
      chairs: Chair[]
      position?: string
      archived?: boolean
    }
  | { type: 'sat'; seat: number; name: string }
  | { type: 'stood'; seat: number }
  | { type: 'filled'; seat: number; bot: string }
  | { type: 'started'; dealt?: string[] }
  /** The move is empty while it is sealed. */
  | { type: 'moved'; seat: number; move: string; dealt?: string[] }
  | { type: 'undone'; seat: number; to: number }
  | { type: 'confirmed'; seat: number }
  | { type: 'asked'; seat: number; to: number; voices?: number[] }
  | { type: 'answered'; seat: number; agrees: boolean }
  | { type: 'replaced'; seat: number; bot: string; why: 'left' | 'time' | 'absent' }
  | { type: 'returned'; seat: number }
  | { type: 'suggested'; seat: number; seats: number[] }
  | { type: 'paused'; seat: number }
  | { type: 'resumed'; seat: number }
  | { type: 'woken' }
  | { type: 'said'; name: string; text: string; seat?: number | null }
  | { type: 'rematched'; seat: number; match: string }
)

export interface Logged {
  number: number
  /** How many moves had been played then. */
  ply: number
  entry: Entry
  events: ToldEvent[]
}

/** The game as it was when so many moves had been played. */
export interface Moment {
  ply: number
  plies: number
  to_act: number[]
  view: View
}

// -- what bots have to say -------------------------------------------------------------------------

/** Expected points by which a move differs; without a line, those of an opponent. */
export interface Reason {
  seat: number
  line: string
  points: number
}

export interface Advice {
  move: string
  chance: number
  points: number
  share: number
  instead: string | null
  reasons: Reason[]
  why: string
}

export interface Hint {
  seat: number
  advices: Advice[]
  about: Advice | null
}

/** One decision of a finished game; `entry` is its number in the record. */
export interface Judged {
  entry: number
  seat: number
  played: string
  best: string
  chance: number
  points: number
  chance_lost: number
  points_lost: number
  reasons: Reason[]
}

export interface Prospect {
  entry: number
  chances: number[]
  points: number[]
}

export interface Review {
  game: string
  names: string[]
  decisions: Judged[]
  curve: Prospect[]
}

// -- live tables: what is sent ---------------------------------------------------------------------

/**
 * A wish. `seen` is the number of the last entry that the sender knew; a wish sent again with the
 * same `id` is carried out once.
 */
export type Wish =
  | { type: 'play'; seat: number; move: string; seen: number; id?: string }
  | { type: 'undo'; seat: number; seen: number; id?: string }
  | { type: 'reset'; seat: number; seen: number; id?: string }
  | { type: 'confirm'; seat: number; seen: number }
  | { type: 'ask'; seat: number; to: number }
  | { type: 'answer'; seat: number; agrees: boolean }
  | { type: 'leave'; seat: number }
  | { type: 'return'; seat: number }
  | { type: 'replace'; seat: number }
  | { type: 'fill'; seat: number; bot?: string }
  | { type: 'pause'; seat: number }
  | { type: 'resume'; seat: number }
  | { type: 'say'; text: string; name?: string; seat?: number | null; id?: string }

/** Which of several seats on this device looks at the screen; null for nobody. */
export interface Look {
  type: 'look'
  seat: number | null
}

// -- live tables: what is told ---------------------------------------------------------------------

/** The whole table, for who has just come. */
export interface Snapshot {
  type: 'table'
  id: string
  game: string
  options: Options
  table: TableState
  view: GameView | null
  you: You
  /** Those that this client holds. */
  seats: number[]
  host: boolean
  talk: TalkLine[]
}

/** One entry of the log, and the table as it is after it; talk changes nothing of the game. */
export interface Update {
  type: 'update'
  number: number
  entry: Entry
  events: ToldEvent[]
  table: TableState
  view: GameView | null
  you: You | null
}

/** What was wanted is written as this entry. */
export interface Ack {
  type: 'ack'
  number: number
  id: string
}

/** What was wanted is not done. */
export interface Refusal extends Wrong {
  type: 'refused'
  id?: string
}

/** Which seats are connected, and how many look on. */
export interface Presence {
  type: 'presence'
  seats: boolean[]
  watching: number
}

export type Told = Snapshot | Update | Ack | Refusal | Presence

/** Why the server closed a connection. */
export const CLOSED = {
  restart: 1012,
  badMessage: 4400,
  private: 4403,
  noTable: 4404,
  slow: 4408,
  flood: 4429,
} as const
