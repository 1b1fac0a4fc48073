/** Zooloretto and Aquaretto as one game at the table: whatever is done with a tile, its own game says it. */
import { t } from '$/texts/index.svelte'
import { depotMove, parkWord as parkAttempt } from '$/games/aquaretto/attempts'
import { isInPark } from '$/games/aquaretto/drawn'
import { layPark } from '$/games/aquaretto/lying'
import { parkRoute } from '$/games/aquaretto/routes'
import { isField, parkSentence, parkWord } from '$/games/aquaretto/sentences'
import { parkLine } from '$/games/aquaretto/sheet'
import { attemptOf } from '$/games/drafting/attempts'
import { placingKeys, turnKeys } from '$/games/drafting/keys'
import { drafting } from '$/games/drafting/page'
import { promptOf } from '$/games/drafting/prompt'
import { truckRoute } from '$/games/drafting/routes'
import { gameOf } from '$/games/drafting/tiles'
import { effectOf, linePlace } from '$/games/zooloretto/advice'
import { exchangeWith, zooWord as zooAttempt } from '$/games/zooloretto/attempts'
import { wayThroughZoo } from '$/games/zooloretto/draw/walks'
import { isDrawn } from '$/games/zooloretto/drawn'
import { layZoo } from '$/games/zooloretto/lying'
import { zooRoute } from '$/games/zooloretto/routes'
import { zooSentence, zooWord } from '$/games/zooloretto/sentences'
import { isQuiet, lineMissing, lineWorth, zooLine } from '$/games/zooloretto/sheet'
import { provide, type TableLayout } from '$/table/game'
import { keyLine } from '$/table/keylist'
import { Whereabouts } from '$/table/motion/journeys'
import type { ParsedMove } from '$/table/moves/parse'
import { pressed } from '$/table/moves/route'
import BothCounter from './BothCounter.svelte'
import BothExample from './BothExample.svelte'
import BothMini from './BothMini.svelte'
import CombinedTable from './CombinedTable.svelte'
import type { CombinedView } from './model'
import { bothGroups } from './tickets'

const LAYOUT: TableLayout<CombinedView> = {
  Table: CombinedTable,
  sheet: 'paper',
  others: true,
  wide: true,
  docked: false,
  grouped: true,
  confirms: true,
}

/** Does a move belong to the park? Its tile says so, or the board that is laid. */
function isOfPark({ verb, operands: [a = '', b = ''] }: ParsedMove): boolean {
  if (verb === 'expand') return a !== ''
  return gameOf(verb === 'buy' ? b : a) === 'park'
}

provide<CombinedView>({
  ...drafting,
  name: 'combined',
  layout: () => LAYOUT,
  Counter: BothCounter,
  Board: BothMini,
  Example: BothExample,
  way: wayThroughZoo,
  isDrawn: (place) => isDrawn(place) || isInPark(place),

  prompt: promptOf,
  keys() {
    const groups = bothGroups()
    return {
      title: t('keys.yours'),
      turn: turnKeys({
        draws: [keyLine(t('action.draw.zoo'), 'D'), keyLine(t('action.draw.park'), 'W')],
        actions: groups.flatMap(({ entries }) => entries.map(({ action }) => action)),
        groups: groups.length,
      }),
      placing: placingKeys(true),
      table: [keyLine(t('keys.V'), 'V')],
    }
  },
  sentence: (move, people) => (isOfPark(move) ? parkSentence : zooSentence)(move, people),
  word: (key, value, tile) =>
    gameOf(tile) === 'park' || isField(value) ? parkWord(key, value) : zooWord(key, value, tile),
  variant: (event) =>
    event.kind === 'discarded' && gameOf(String(event['tile'])) === 'park' ? 'water' : null,
  good: new Set(['born', 'filled', 'grew', 'hired']),

  isQuiet,
  line: (view, seat, line) => parkLine(line) ?? zooLine(view.seats[seat]?.zoo, line),
  lineWorth: (view, line) =>
    lineWorth(
      view.seats.map(({ zoo }) => zoo),
      line,
    ),
  lineMissing,

  route: (move, seat) =>
    truckRoute(move) ?? (isOfPark(move) ? parkRoute : zooRoute)(move, seat) ?? pressed(move),
  attempt: (view, selection, place) =>
    attemptOf(view, selection, place, {
      word: (tile, spot) => (gameOf(tile) === 'park' ? parkAttempt : zooAttempt)(tile, spot),
      piece: (_, piece, spot) =>
        depotMove(view.seats[view.seat ?? 0]?.park, piece, spot) ?? exchangeWith(piece, spot),
      spot: (spot) => (spot === 'hoarding' ? 'expand' : null),
    }),
  lying(view) {
    const { lying, put } = new Whereabouts()
    drafting.layTrucks(view, put)
    view.seats.forEach(({ zoo }, seat) => layZoo(zoo, seat, put))
    view.seats.forEach(({ park }, seat) => layPark(park, seat, put))
    return lying
  },

  linePlace,
  effect: (view, seat, place) => {
    const zoo = view.seats[seat]?.zoo
    return zoo ? effectOf(zoo, seat, place) : 0
  },
})
