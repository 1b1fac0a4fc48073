/** The log of a table as it is read: what stands, in sentences, each with the move it belongs to. */
import { language, t } from '$/texts/index.svelte'
import type { Person } from '$/ui/people'
import type { GamePage } from '$/table/game'
import { eventEntry, type LogEntry } from '$/table/sentences'
import type { Entry, Logged, GameEvent } from '$/net/messages'

/** A line of the log; `ply` is how many moves had been played after it. */
export interface Line extends LogEntry {
  number: number
  ply: number
  /** The seat that has just drawn this tile. */
  drawn?: number
}

/** A move that stands, and how many outcomes of chance it brought. */
export interface Played {
  number: number
  seat: number
  move: string
  dealt: number
  events: readonly GameEvent[]
}

/** Payments say nothing that the purchase beside them does not say. */
const QUIET: ReadonlySet<string> = new Set(['paid', 'received', 'flag'])

const loud = (events: readonly GameEvent[]): readonly GameEvent[] => {
  const telling = events.filter(({ kind }) => !QUIET.has(kind))
  return telling.length ? telling : events
}

/** What happened besides the game, in one sentence; null if it needs none. */
function note(entry: Entry, people: readonly Person[]): LogEntry | null {
  const mark = (text: string): LogEntry => ({ kind: 'mark', text, tiles: [] })
  const who =
    'seat' in entry && typeof entry.seat === 'number' ? (people[entry.seat]?.name ?? '') : ''
  switch (entry.type) {
    case 'sat':
      return mark(t('note.sat', { who: entry.name }))
    case 'stood':
    case 'filled':
    case 'returned':
    case 'suggested':
    case 'paused':
    case 'resumed':
    case 'asked':
    case 'rematched':
      return mark(t(`note.${entry.type}`, { who }))
    case 'readied':
      return mark(t(entry.ready === false ? 'note.unready' : 'note.ready', { who }))
    case 'started':
      return mark(t('note.started'))
    case 'undone':
      return mark(t('note.undone', { who }))
    case 'answered':
      return mark(t(entry.agrees ? 'note.agreed' : 'note.declined', { who }))
    case 'replaced':
      return mark(t(`note.replaced.${entry.why}`, { who }))
    case 'hushed':
      return mark(t(`note.hushed.${entry.talk}`))
    case 'closed':
      return mark(t('note.closed'))
    case 'said': {
      if (!entry.text) return null // it was erased
      const seat = entry.seat ?? undefined
      return seat === undefined
        ? { kind: 'chat', text: `${entry.name}: ${entry.text}`, tiles: [] }
        : { kind: 'chat', seat, text: entry.text, tiles: [] }
    }
    default:
      return null
  }
}

/** How far an entry leads back, if it takes moves back. */
const backTo = (line: Logged, before: number): number | null =>
  line.entry.type !== 'moved' && line.ply < before ? line.ply : null

const keep = (lines: Line[], wanted: (line: Line) => boolean): void => {
  lines.splice(0, lines.length, ...lines.filter(wanted))
}

const sentences = new WeakMap<
  GameEvent,
  { entry: LogEntry; people: readonly Person[]; language: string }
>()

/** What happened in the game; a sentence that was made is kept, since a log grows by one at a time. */
function sentence(game: GamePage, event: GameEvent, people: readonly Person[]): LogEntry {
  const known = sentences.get(event)
  if (known?.people === people && known.language === language()) return known.entry
  const entry = eventEntry(game, event, people)
  sentences.set(event, { entry, people, language: language() })
  return entry
}

/** All lines that stand: moves that were taken back are not told any more. */
export function linesOf(game: GamePage, log: readonly Logged[], people: readonly Person[]): Line[] {
  const lines: Line[] = []
  let ply = 0
  for (const logged of log) {
    const to = backTo(logged, ply)
    if (to !== null) {
      keep(lines, (line) => line.ply <= to || line.kind === 'chat')
      for (const line of lines) line.ply = Math.min(line.ply, to)
    }
    ply = logged.ply
    const at = { number: logged.number, ply }
    // Who sat down before the game began is seen at the table.
    if (logged.entry.type === 'started') keep(lines, ({ kind }) => kind === 'chat')
    const said = note(logged.entry, people)
    if (said) lines.push({ ...said, ...at })
    for (const event of loud(logged.events)) {
      const last = lines.at(-1)
      // A tile that is drawn and loaded is one thing to read.
      if (event.kind === 'loaded' && last?.drawn === event.seat) lines.pop()
      const line: Line = { ...sentence(game, event, people), ...at }
      lines.push(event.kind === 'revealed' ? { ...line, drawn: event.seat } : line)
    }
  }
  return lines
}

/** The moves that stand, in order. */
export function movesOf(log: readonly Logged[]): Played[] {
  const moves: Played[] = []
  for (const { number, ply, entry, events } of log) {
    if (entry.type === 'moved') {
      moves.push({
        number,
        seat: entry.seat,
        move: entry.move,
        dealt: entry.dealt?.length ?? 0,
        events,
      })
    }
    moves.length = Math.min(moves.length, ply)
  }
  return moves
}

/** How many outcomes of chance came before the first move. */
export const dealtFirst = (log: readonly Logged[]): number =>
  log.reduce(
    (count, { entry }) => (entry.type === 'started' ? (entry.dealt?.length ?? 0) : count),
    0,
  )
