/** O Zoo le Mio at the table. */
import { t } from '$/texts/index.svelte'
import { provide, type TableLayout } from '$/table/game'
import { keyLine } from '$/table/keylist'
import { Whereabouts } from '$/table/motion/journeys'
import { Area, bid, SUPPLY } from '$/table/moves/places'
import { answer, pressed } from '$/table/moves/route'
import { revealedBy, salesOf } from './auction'
import BidCounter from './BidCounter.svelte'
import { PATH_TILES, type OZooView } from './model'
import PathExample from './PathExample.svelte'
import PathMini from './PathMini.svelte'
import PathTable from './PathTable.svelte'
import TileInText from './TileInText.svelte'

const LAYOUT: TableLayout<OZooView> = {
  Table: PathTable,
  sheet: 'none',
  others: true,
  wide: false,
  docked: true,
  grouped: false,
  confirms: false,
}
const ROUNDS = 5

provide<OZooView>({
  name: 'ozoolemio',
  layout: () => LAYOUT,
  Counter: BidCounter,
  Board: PathMini,
  Example: PathExample,
  Tile: TileInText,
  isTile: (name) => PATH_TILES.has(Number(name)),
  isDrawn: (place) => /^(bid:|[A-E]\/build:)/.test(place),

  inTurn: false,
  coinsBreakTies: false,
  chips: ({ round }) => [t('round.of', { n: round, of: ROUNDS }), `×${round}`],
  hand: () => [],
  toPlace: () => [],
  isLastRound: () => false,
  calls: () => false,
  prompt({ asks, sold }, options) {
    const stuck = options.some(({ verb }) => verb === 'drop')
    const key = asks === 'bid' ? 'prompt.bid' : stuck ? 'prompt.drop' : 'prompt.build'
    return [{ text: t(key, { n: sold + 1 }) }]
  },
  waits: ({ bid: own }) => (own === null ? null : t('prompt.bid.sealed')),
  status({ asks, builder, sealed }, seat) {
    if (asks === 'build' && builder === seat) return { icon: 'clock', text: t('status.building') }
    if (asks !== 'bid') return null
    return sealed[seat]
      ? { icon: 'check', text: t('status.sealed'), short: t('bid.sealed') }
      : { icon: 'clock', text: t('status.thinking') }
  },
  keys: () => ({
    title: t('keys.bidding'),
    turn: [
      keyLine(t('keys.digits'), '0 … 9'),
      keyLine(t('keys.more'), '↑', '↓', '+', '−'),
      keyLine(t('keys.ends'), 'Home', 'End'),
      keyLine(t('keys.seal'), 'Enter'),
      keyLine(t('trial.on'), 'N'),
    ],
    placing: [
      keyLine(t('keys.arrows'), '← ↑ → ↓'),
      keyLine(t('keys.Enter'), 'Enter'),
      keyLine(t('keys.turn'), 'R', '⇧R'),
      keyLine(t('keys.fitting'), 'N', 'P'),
      keyLine(t('keys.Esc'), 'Esc'),
    ],
    table: [],
  }),
  sentence({ verb, operands: [a = ''] }) {
    if (verb === 'bid') return t('move.bid', { n: Number(a) })
    if (verb === 'drop') return t('move.drop.tile')
    return verb === 'build' ? t('move.lay') : null
  },
  word(key, value) {
    if (key === 'figures') return t('figures.label', { n: Number(value) })
    return key === 'benches' ? t('bench.label', { n: Number(value) }) : undefined
  },
  good: new Set(['benches']),

  isQuiet: () => false,
  line: (_, __, line) => ({ ...line, icon: 'flag' }),

  route(move, seat) {
    const [a = '', b = ''] = move.operands
    if (move.verb === 'bid') return answer('bid', bid(a))
    return move.verb === 'build' ? answer('build', new Area(seat).build(a, b)) : pressed(move)
  },
  lying(view) {
    const { lying, put } = new Whereabouts()
    put(
      'row',
      view.row.map(({ tile }) => String(tile)),
    )
    view.seats.forEach(({ tiles }, seat) =>
      put(
        new Area(seat).zoo(),
        tiles.map(({ tile }) => String(tile)),
      ),
    )
    return lying
  },
  arrival: (_, tile, to) => ({ tile, from: SUPPLY, to, kind: 'draw' }),

  recall: salesOf,
  reveal: revealedBy,
})
