/** What all games with trucks answer alike. */
import { t } from '$/texts/index.svelte'
import type { GamePage } from '$/table/game'
import type { Journey, Whereabouts } from '$/table/motion/journeys'
import { Area, GONE, SUPPLY, supplyOf, truck, type Place } from '$/table/moves/places'
import { toPlace, type DraftingView } from './model'
import { coinsBetween, ridesBetween } from './rides'
import { gameOf, tileOf } from './tiles'
import Tile from './Tile.svelte'

/** What lay nowhere before: it was drawn, or it was born. */
function arrival(view: DraftingView, tile: string, place: Place): Journey {
  if (tileOf(tile).kind === 'young') return { tile, from: place, to: place, kind: 'birth' }
  const from = 'supplies' in view ? supplyOf(gameOf(tile)) : SUPPLY
  return { tile, from, to: place, kind: tile === 'helper' ? 'birth' : 'draw' }
}

export const drafting = {
  Tile,
  isTile: (name: string): boolean => tileOf(name).kind !== 'unknown',

  inTurn: true,
  coinsBreakTies: true,
  chips: ({ round, last_round: last }: DraftingView): string[] => [
    t('round', { n: round }),
    ...(last ? [t('round.last')] : []),
  ],
  hand: ({ hand }: DraftingView): readonly string[] => hand,
  toPlace,
  isLastRound: ({ last_round: last }: DraftingView): boolean => last,
  calls: ({ asks, legal }: DraftingView): boolean => asks === 'load' && legal.length > 0,

  status(view: DraftingView, seat: number) {
    if (view.to_act.includes(seat)) return { icon: 'clock', text: t('status.turn') }
    const taken = view.trucks.findIndex(({ taken_by }) => taken_by === seat)
    if (taken >= 0) {
      return {
        icon: 'truck',
        text: t('status.took', { truck: taken + 1 }),
        short: t('truck.number', { truck: taken + 1 }),
      }
    }
    return view.seats[seat]?.out
      ? { icon: 'truck', text: t('status.out'), short: t('status.out.short') }
      : null
  },

  /** Parents and those who can become parents are one and the same cardboard. */
  piece: (tile: string): string =>
    tile
      .replace(/-dad$/, '-m')
      .replace(/-mum$/, '-f')
      .replace(/-xmum$/, '-xf'),
  /** Where the tiles lie that nobody has yet. */
  layTrucks(view: DraftingView, put: Whereabouts['put']): void {
    view.trucks.forEach(({ tiles }, index) => put(truck(index + 1), tiles))
    put('hand', view.hand)
  },
  arrival,
  /** Coin tiles become money in the purse of whoever took them. */
  leaving(view: DraftingView, tile: string, place: Place): Place {
    const number = /^truck:(\d+)$/.exec(place)?.[1]
    const taker = number ? view.trucks[Number(number) - 1]?.taken_by : null
    return tileOf(tile).kind === 'coin' && typeof taker === 'number'
      ? new Area(taker).purse()
      : GONE
  },
  rides: ridesBetween,
  coins: coinsBetween,
} satisfies Partial<GamePage<DraftingView>> & Record<string, unknown>
