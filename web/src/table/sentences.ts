/** Moves and events as sentences, in the language that is spoken. */
import { isKey, named, t, type Key, type Params } from '$/texts/index.svelte'
import { seatNumber } from './view'
import { gameOf, isSpecies, tileOf } from '$/games/drafting/tiles'
import { parseMove } from './moves/parse'
import { enclosureName, kindName, shortName, stallPlaceName } from '$/games/drafting/names'
import type { Person } from '$/ui/people'

const who = (people: readonly Person[], letter: string): string =>
  people[seatNumber(letter)]?.name ?? letter

/** A word of the notation that says where: an enclosure, a stall place, a field, a job. */
function placeName(word: string, tile = ''): string {
  if (isKey(`place.${word}`)) return named('place', word)
  const kind = tileOf(tile).kind
  if (kind === 'stall' || tile === 'place-site') return stallPlaceName(word)
  if (/^[a-z]-?\d+$/.test(word)) return t('place.field', { field: word })
  return isKey(`enclosure.${word}`) ? enclosureName(word) : isSpecies(word) ? kindName(word) : word
}

/** One side of an exchange: an enclosure, or the animals of a species in the barn. */
const exchanged = (word: string): string =>
  isSpecies(word) ? t('barn.kind', { kind: kindName(word) }) : placeName(word)

/** What a button says that plays this move. */
export function moveSentence(text: string, people: readonly Person[]): string {
  const { verb, operands } = parseMove(text)
  const [a = '', b = '', c = ''] = operands
  const colour = (name: string): string => named('colour', name)
  switch (verb) {
    case 'draw':
      return a ? t('move.draw.from', { supply: named('supply', a) }) : t('move.draw')
    case 'load':
    case 'take':
    case 'repack':
      return t(`move.${verb}`, { truck: a })
    case 'place':
      return c
        ? t('move.place.at', { tile: shortName(a), who: who(people, b), to: placeName(c, a) })
        : t('move.place', { tile: shortName(a), to: placeName(b, a) })
    case 'move':
      return c
        ? t('move.move.from', { tile: shortName(a), from: placeName(b, a), to: placeName(c, a) })
        : t('move.move', { tile: shortName(a), to: placeName(b, a) })
    case 'exchange':
      return t('move.exchange', { a: exchanged(a), b: exchanged(b) })
    case 'buy':
      return t('move.buy', { tile: shortName(b), who: who(people, a) })
    case 'discard':
      return t(gameOf(a) === 'park' ? 'move.discard.water' : 'move.discard', { tile: shortName(a) })
    case 'offer':
    case 'claim':
    case 'pick':
    case 'sell':
      return t(`move.${verb}`, { tile: shortName(a) })
    case 'expand':
      if (!a) return t('move.expand')
      return t(a === 'small' ? 'move.expand.small' : 'move.expand.large', { field: b })
    case 'bid':
    case 'tree':
      return t(`move.${verb}`, { n: Number(a) })
    case 'build':
      return t('move.build', { field: a })
    case 'give':
    case 'open':
      return t(`move.${verb}`, { what: enclosureName(a) })
    case 'lift':
    case 'return':
      return t(`move.${verb}`, { tile: shortName(a), from: placeName(b, a) })
    case 'transfer':
      return t('move.transfer', { from: named('office', a), to: named('office', b) })
    case 'trade':
    case 'name':
    case 'gift':
      return t(`move.${verb}`, { who: who(people, a) })
    case 'hire':
    case 'office':
      return t(`move.${verb}`, { what: named('office', a) })
    case 'construct':
      return b
        ? t('move.construct.at', { what: named('building', a), where: enclosureName(b) })
        : t('move.construct', { what: named('building', a) })
    case 'visit':
      return b === 'new'
        ? t('move.visit.new', { colour: colour(a) })
        : t('move.visit', { colour: colour(a), point: b })
    case 'retreat':
      return t('move.retreat', { colour: colour(a), point: b })
    case 'change':
      return t('move.change', { colour: colour(a), point: b, to: colour(c) })
    case 'choose':
      return t('move.choose', { what: named('mini', a) })
    case 'remove':
    case 'gnaw':
      return t(`move.${verb}`, { truck: a, tile: shortName(b) })
    case 'host':
      return t('move.host', { tile: shortName(a), to: enclosureName(b) })
    case 'ship':
      return t('move.ship', { tile: shortName(a), truck: b })
    case 'release':
      return a === 'all'
        ? t('move.release.all', { tile: kindName(b) })
        : t('move.release', { tile: shortName(a) })
    case 'deposit':
    case 'withdraw':
    case 'decline':
    case 'drop':
    case 'skip':
    case 'rearrange':
      return t(`move.${verb}`)
    default:
      return text
  }
}

export interface GameEvent {
  kind: string
  seat: number
  [data: string]: string | number
}

/** Events that deserve to be noticed. */
const GOOD: ReadonlySet<string> = new Set([
  'born',
  'filled',
  'grew',
  'hired',
  'benches',
  'rewarded',
  'awarded',
  'granted',
])
const MARKS: ReadonlySet<string> = new Set(['round_ended', 'next_round', 'game_over', 'last_round'])

export interface LogEntry {
  kind: 'move' | 'good' | 'mark' | 'chat'
  seat?: number
  text: string
  tiles: string[]
}

/** What is counted in an event is said with its noun. */
const COUNTED: Readonly<Record<string, Key>> = {
  coins: 'coins',
  points: 'points',
  donations: 'donations',
  figures: 'figures.label',
  benches: 'bench.label',
}

const word = (key: string, value: string | number, tile: string): string | number => {
  if (typeof value === 'number') {
    const noun = COUNTED[key]
    return noun ? t(noun, { n: value }) : value
  }
  if (key === 'species') return kindName(value)
  if (key === 'enclosure') return enclosureName(value)
  if (key === 'colour') return named('colour', value)
  if (key === 'mini') return named('mini', value)
  if (key === 'field') return isKey(`office.${value}`) ? named('office', value) : value
  if (key === 'building') return named('building', value)
  if (key === 'supply') return named('supply', value)
  if (key === 'with') return exchanged(value)
  if (key === 'from' || key === 'to') {
    if (isKey(`colour.${value}`)) return named('colour', value)
    if (isKey(`office.${value}`)) return named('office', value)
    return placeName(value, tile)
  }
  return value
}

/** One event as a line of the log. */
export function eventEntry(event: GameEvent, people: readonly Person[]): LogEntry {
  const { kind, seat, ...data } = event
  const tile = typeof data['tile'] === 'string' ? data['tile'] : ''
  const params: Params = { who: people[seat]?.name ?? '' }
  for (const [key, value] of Object.entries(data)) params[key] = word(key, value, tile)
  if (tile) params['tile'] = isKey(`office.${tile}`) ? named('office', tile) : shortName(tile)
  for (const key of ['owner', 'other', 'to']) {
    const seat = data[key]
    if (typeof seat === 'string' && /^[A-E]$/.test(seat)) params[key] = who(people, seat)
  }
  const key =
    kind === 'hired' && 'field' in data
      ? 'event.hired.office'
      : kind === 'won' && 'mini' in data
        ? 'event.won.mini'
        : kind === 'discarded' && gameOf(tile) === 'park'
          ? 'event.discarded.water'
          : `event.${kind}`
  const text = isKey(key) ? t(key, params) : kind
  const tiles = tile && tileOf(tile).kind !== 'unknown' ? [tile] : []
  const mark = MARKS.has(kind)
  return {
    kind: mark ? 'mark' : GOOD.has(kind) ? 'good' : 'move',
    ...(mark ? {} : { seat }),
    text,
    tiles,
  }
}
