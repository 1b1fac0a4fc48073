/** Zooloretto at the table. */
import { t } from '$/texts/index.svelte'
import { attemptOf } from '$/games/drafting/attempts'
import { placingKeys, turnKeys } from '$/games/drafting/keys'
import { drafting } from '$/games/drafting/page'
import { promptOf } from '$/games/drafting/prompt'
import { truckRoute } from '$/games/drafting/routes'
import { provide, type TableLayout } from '$/table/game'
import { Whereabouts } from '$/table/motion/journeys'
import { pressed } from '$/table/moves/route'
import { effectOf, homes, linePlace } from './advice'
import { exchangeWith, zooWord as attempted } from './attempts'
import { wayThroughZoo } from './draw/walks'
import { isDrawn, placeName } from './drawn'
import { layZoo } from './lying'
import { hasModules, type ZoolorettoView } from './model'
import { FREE, GOOD } from './modules'
import ModuleTable from './ModuleTable.svelte'
import { zooRoute } from './routes'
import { zooSentence, zooWord } from './sentences'
import { isQuiet, lineMissing, lineName, lineWorth, zooLine } from './sheet'
import { zooGroups, zooTickets } from './tickets'
import ZooCounter from './ZooCounter.svelte'
import ZooExample from './ZooExample.svelte'
import ZooMini from './ZooMini.svelte'
import ZooTable from './ZooTable.svelte'

const BASE: TableLayout<ZoolorettoView> = {
  Table: ZooTable,
  sheet: 'paper',
  others: true,
  wide: false,
  docked: true,
  grouped: false,
  confirms: true,
}
/** With expansions there is no room for the boards of the others. */
const MODULAR: TableLayout<ZoolorettoView> = {
  ...BASE,
  Table: ModuleTable,
  sheet: 'folded',
  others: false,
  docked: false,
  grouped: true,
}

const free = FREE.map(({ action }) => action)

provide<ZoolorettoView>({
  ...drafting,
  name: 'zooloretto',
  layout: (view) => (hasModules(view) ? MODULAR : BASE),
  Counter: ZooCounter,
  Board: ZooMini,
  Example: ZooExample,
  way: wayThroughZoo,
  isDrawn,
  placeName,

  prompt: (view, options, selection) => promptOf(view, options, selection, free),
  keys(view) {
    const groups = zooGroups(view, new Map())
    const entries = hasModules(view) ? groups.flatMap(({ entries }) => entries) : zooTickets()
    const bought = entries.map(({ action }) => action)
    return {
      title: t('keys.yours'),
      turn: turnKeys({
        actions: hasModules(view) ? [...free, ...bought] : bought,
        groups: groups.length,
      }),
      placing: placingKeys(false),
      table: [],
    }
  },
  sentence: zooSentence,
  word: zooWord,
  good: new Set(['born', 'filled', ...GOOD]),

  lineName,
  isQuiet,
  line: (view, seat, line) => zooLine(view.seats[seat]?.zoo, line),
  lineWorth: (view, line) =>
    lineWorth(
      view.seats.map(({ zoo }) => zoo),
      line,
    ),
  lineMissing,

  route: (move, seat) => truckRoute(move) ?? zooRoute(move, seat) ?? pressed(move),
  attempt: (view, selection, place) =>
    attemptOf(view, selection, place, {
      word: attempted,
      piece: (_, piece, spot) => exchangeWith(piece, spot),
      spot: (spot) => (spot === 'hoarding' ? 'expand' : null),
    }),
  lying(view) {
    const { lying, put } = new Whereabouts()
    drafting.layTrucks(view, put)
    view.seats.forEach(({ zoo }, seat) => layZoo(zoo, seat, put))
    return lying
  },

  ghosts(view, seat, { verb, operands: [truck = ''] }) {
    const zoo = view.seats[seat]?.zoo
    const tiles = verb === 'take' ? view.trucks[Number(truck) - 1]?.tiles : undefined
    return zoo && tiles ? homes(zoo, seat, tiles) : new Map()
  },
  linePlace,
  effect: (view, seat, place) => {
    const zoo = view.seats[seat]?.zoo
    return zoo ? effectOf(zoo, seat, place) : 0
  },
})
