/**
 * What the guide says, and when. A lesson belongs to a situation and not to a script: whatever a player does
 * first, the guide speaks about what has just happened or can be done now.
 */
import type { ZoolorettoView } from '../model'
import { tileOf } from '$/games/drafting/tiles'
import { parseMove } from '$/table/moves/parse'
import { Area, SUPPLY, truck, type Place } from '$/table/moves/places'
import type { GameEvent } from '$/net/contract'

export type LessonId =
  | 'birth'
  | 'full'
  | 'coin'
  | 'barn'
  | 'last'
  | 'load'
  | 'place'
  | 'stall'
  | 'zoo'
  | 'yard'
  | 'draw'
  | 'take'
  | 'signs'
  | 'money'
  | 'score'
  | 'owl'
  | 'supply'

/** The game as the learner sees it, and what the learner has done in it. */
export interface Moment {
  view: ZoolorettoView
  seat: number
  /** The own moves that stand, with what came of them. */
  own: readonly { move: string; events: readonly GameEvent[] }[]
}

/** What to look at: a place of the table, or a part of the page that is none. */
export type Spot = { place: Place } | { part: 'zoo' | 'score' | 'tickets' | 'owl' }

interface Lesson {
  id: LessonId
  when: (moment: Moment) => boolean
  at: (moment: Moment) => Spot
  /** Something can be done at once; otherwise it is only to be read. */
  deed?: boolean
}

const place = (where: Place): Spot => ({ place: where })
const yours = ({ view, seat }: Moment): boolean => view.to_act.includes(seat)
const choosing = (moment: Moment): boolean => yours(moment) && moment.view.asks === 'turn'
const can = ({ view }: Moment, verb: string): boolean =>
  view.legal.some((move) => parseMove(move).verb === verb)
const done = ({ own }: Moment, verb: string): number =>
  own.filter(({ move }) => parseMove(move).verb === verb).length
type EventOf<K> = Extract<GameEvent, { kind: K }>
const event = <K extends GameEvent['kind']>(
  { own, seat }: Moment,
  kind: K,
): EventOf<K> | undefined =>
  own
    .flatMap(({ events }) => events)
    .findLast((one): one is EventOf<K> => one.kind === kind && one.seat === seat)
const zoo = ({ view, seat }: Moment) => view.seats[seat]?.zoo
const area = ({ seat }: Moment): Area => new Area(seat)

/** The tile that is to be placed first, and where it may go. */
function lifted({ view }: Moment): { tile: string; to: string[] } {
  const places = view.legal.map(parseMove).filter(({ verb }) => verb === 'place')
  const tile = places[0]?.operands[0] ?? ''
  return {
    tile,
    to: places.flatMap(({ operands: [what, where] }) => (what === tile && where ? [where] : [])),
  }
}
const placing = (moment: Moment, kind: 'animal' | 'stall'): boolean =>
  yours(moment) && moment.view.asks === 'place' && tileOf(lifted(moment).tile).kind === kind
const inside = (moment: Moment): string[] => lifted(moment).to.filter((where) => where !== 'barn')

/** A truck in the yard on which there is an animal with a sign. */
const signed = ({ view }: Moment): number =>
  view.trucks.findIndex(
    ({ tiles, taken_by }) => taken_by === null && tiles.some((tile) => tileOf(tile).mark),
  )
const fullest = ({ view }: Moment): number => {
  const free = view.trucks.map(({ tiles, taken_by }) => (taken_by === null ? tiles.length : -1))
  return free.indexOf(Math.max(...free))
}
const loadable = ({ view }: Moment): string =>
  parseMove(view.legal.find((move) => parseMove(move).verb === 'load') ?? 'load 1').operands[0] ??
  '1'

/** In the order of urgency: first what has just happened, then what is asked, then what can wait. */
export const LESSONS: readonly Lesson[] = [
  {
    id: 'birth',
    when: (moment) => event(moment, 'born') !== undefined,
    at: (moment) => {
      const to = String(event(moment, 'born')?.to)
      return place(to === 'barn' ? area(moment).barn() : area(moment).pen(to))
    },
  },
  {
    id: 'full',
    when: (moment) => event(moment, 'filled') !== undefined,
    at: (moment) => place(area(moment).pen(String(event(moment, 'filled')?.enclosure))),
  },
  {
    id: 'coin',
    when: (moment) => event(moment, 'banked') !== undefined,
    at: (moment) => place(area(moment).purse()),
  },
  {
    id: 'barn',
    when: (moment) =>
      (zoo(moment)?.barn.tiles.length ?? 0) > 0 ||
      (placing(moment, 'animal') && inside(moment).length === 0),
    at: (moment) => place(area(moment).barn()),
  },
  { id: 'last', when: ({ view }) => view.last_round, at: () => place(SUPPLY) },
  {
    id: 'load',
    when: (moment) => yours(moment) && moment.view.asks === 'load',
    at: (moment) => place(truck(loadable(moment))),
    deed: true,
  },
  {
    id: 'place',
    when: (moment) => placing(moment, 'animal') && inside(moment).length > 0,
    at: (moment) => place(area(moment).pen(inside(moment)[0] ?? '5')),
    deed: true,
  },
  {
    id: 'stall',
    when: (moment) => placing(moment, 'stall') && inside(moment).length > 0,
    at: (moment) => place(area(moment).stall(inside(moment)[0] ?? '5')),
    deed: true,
  },
  { id: 'zoo', when: choosing, at: () => ({ part: 'zoo' }) },
  { id: 'yard', when: choosing, at: () => place(truck(1)) },
  {
    id: 'draw',
    when: (moment) => choosing(moment) && can(moment, 'draw') && done(moment, 'draw') === 0,
    at: () => place(SUPPLY),
    deed: true,
  },
  {
    id: 'take',
    when: (moment) => choosing(moment) && can(moment, 'take') && done(moment, 'draw') > 0,
    at: (moment) => place(truck(fullest(moment) + 1)),
    deed: true,
  },
  {
    id: 'signs',
    when: (moment) => choosing(moment) && done(moment, 'draw') > 0 && signed(moment) >= 0,
    at: (moment) => place(truck(signed(moment) + 1)),
  },
  {
    id: 'money',
    when: (moment) => choosing(moment) && done(moment, 'take') > 0,
    at: () => ({ part: 'tickets' }),
  },
  {
    id: 'score',
    when: (moment) => choosing(moment) && done(moment, 'take') > 0 && done(moment, 'draw') > 1,
    at: () => ({ part: 'score' }),
  },
  {
    id: 'owl',
    when: (moment) => choosing(moment) && done(moment, 'take') > 1,
    at: () => ({ part: 'owl' }),
  },
  {
    id: 'supply',
    when: (moment) => choosing(moment) && moment.view.supply.before_end_pile <= 8,
    at: () => place(SUPPLY),
  },
]

/** What to say now; nothing where all that fits has been said. */
export const lessonFor = (moment: Moment, said: ReadonlySet<LessonId>): Lesson | undefined =>
  LESSONS.find(({ id, when }) => !said.has(id) && when(moment))
