/** Moves and events as sentences, in the language that is spoken. */
import { isKey, named, t, type Params } from '$/texts/index.svelte'
import type { Person } from '$/ui/people'
import type { GamePage } from './game'
import { parseMove } from './moves/parse'
import { seatNumber } from './view'

/** The name of the player at a seat. */
export const who = (people: readonly Person[], letter: string): string =>
  people[seatNumber(letter)]?.name ?? letter

/** What a button says that plays this move. */
export const moveSentence = (
  game: Pick<GamePage, 'sentence'>,
  text: string,
  people: readonly Person[],
): string => game.sentence(parseMove(text), people) ?? text

export interface GameEvent {
  kind: string
  seat: number
  [data: string]: string | number
}

const MARKS: ReadonlySet<string> = new Set(['round_ended', 'next_round', 'game_over', 'last_round'])

export interface LogEntry {
  kind: 'move' | 'good' | 'mark' | 'chat'
  seat?: number
  text: string
  tiles: string[]
}

/** What is counted in an event is said with its noun. */
const COUNTED: Readonly<Record<string, 'coins' | 'points'>> = { coins: 'coins', points: 'points' }

function word(game: GamePage, key: string, value: string | number, tile: string): string | number {
  const own = game.word(key, value, tile)
  if (own !== undefined) return own
  if (typeof value === 'string') return named(key, value)
  const noun = COUNTED[key]
  return noun ? t(noun, { n: value }) : value
}

/** The sentence that tells an event: one of its own where something is told with it, or where the game says so. */
function keyOf(game: GamePage, event: GameEvent): string {
  const { kind } = event
  const told =
    game.variant?.(event) ?? Object.keys(event).find((key) => isKey(`event.${kind}.${key}`))
  return told ? `event.${kind}.${told}` : `event.${kind}`
}

/** One event as a line of the log. */
export function eventEntry(game: GamePage, event: GameEvent, people: readonly Person[]): LogEntry {
  const { kind, seat, ...data } = event
  const tile = String(data['tile'] ?? '')
  const params: Params = { who: people[seat]?.name ?? '' }
  for (const [key, value] of Object.entries(data)) params[key] = word(game, key, value, tile)
  for (const key of ['owner', 'other', 'to']) {
    const seat = data[key]
    if (typeof seat === 'string' && /^[A-E]$/.test(seat)) params[key] = who(people, seat)
  }
  const key = keyOf(game, event)
  const mark = MARKS.has(kind)
  return {
    kind: mark ? 'mark' : game.good.has(kind) ? 'good' : 'move',
    ...(mark ? {} : { seat }),
    text: isKey(key) ? t(key, params) : kind,
    tiles: tile && game.isTile?.(tile) ? [tile] : [],
  }
}
