/** Aquaretto at the table. */
import { t } from '$/texts/index.svelte'
import { attemptOf } from '$/games/drafting/attempts'
import { isOnTable } from '$/games/drafting/drawn'
import { placingKeys, turnKeys } from '$/games/drafting/keys'
import { drafting } from '$/games/drafting/page'
import { promptOf } from '$/games/drafting/prompt'
import { truckRoute } from '$/games/drafting/routes'
import { provide, type TableLayout } from '$/table/game'
import { Whereabouts } from '$/table/motion/journeys'
import { pressed } from '$/table/moves/route'
import { depotMove, parkWord as attempted } from './attempts'
import { isInPark } from './drawn'
import { layPark } from './lying'
import type { AquarettoView } from './model'
import ParkCounter from './ParkCounter.svelte'
import ParkExample from './ParkExample.svelte'
import ParkMini from './ParkMini.svelte'
import ParkTable from './ParkTable.svelte'
import { parkRoute } from './routes'
import { parkSentence, parkWord } from './sentences'
import { parkLine } from './sheet'
import { parkTickets } from './tickets'

const LAYOUT: TableLayout<AquarettoView> = {
  Table: ParkTable,
  sheet: 'paper',
  others: true,
  wide: false,
  docked: true,
  grouped: false,
  confirms: true,
}

provide<AquarettoView>({
  ...drafting,
  name: 'aquaretto',
  layout: () => LAYOUT,
  Counter: ParkCounter,
  Board: ParkMini,
  Example: ParkExample,
  isDrawn: (place) => isOnTable(place) || isInPark(place),

  prompt: promptOf,
  keys: () => ({
    title: t('keys.yours'),
    turn: turnKeys({ actions: parkTickets().map(({ action }) => action) }),
    placing: placingKeys(true),
    table: [],
  }),
  sentence: parkSentence,
  word: parkWord,
  variant: ({ kind }) => (kind === 'discarded' ? 'water' : null),
  good: new Set(['born', 'grew', 'hired']),

  isQuiet: () => false,
  line: (_, __, line) => parkLine(line) ?? { ...line, icon: 'paw' },

  route: (move, seat) => truckRoute(move) ?? parkRoute(move, seat) ?? pressed(move),
  attempt: (view, selection, place) =>
    attemptOf(view, selection, place, {
      word: attempted,
      piece: (_, piece, spot) => depotMove(view.seats[view.seat ?? 0]?.park, piece, spot),
    }),
  lying(view) {
    const { lying, put } = new Whereabouts()
    drafting.layTrucks(view, put)
    view.seats.forEach(({ park }, seat) => layPark(park, seat, put))
    return lying
  },
})
