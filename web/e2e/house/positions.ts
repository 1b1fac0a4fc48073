/** Situations that tests begin with. */
import type { NewTable } from '../../src/net/messages'

const TWO = 'zooloretto(players=2, out=camel+panda+zebra)'

/** A game of two at the turn of A, with two trucks that can be taken. */
export const FIRST_TRUCKS: Pick<NewTable, 'game' | 'position'> = {
  game: TWO,
  position: `${TWO} | round:1 turn:A asks:turn | bank:26 | trucks:leopard-m+elephant,flamingo+coin,- | A coins:2 | B coins:2`,
}

/** One leopard fills an enclosure, and it stands on truck 1. */
export const LAST_LEOPARD: Pick<NewTable, 'game' | 'position'> = {
  game: TWO,
  position: `${TWO} | round:6 turn:A asks:turn | bank:25 | trucks:leopard,kangaroo,- | A coins:3 4:leopard+leopard+leopard barn:elephant | B coins:2 5:flamingo`,
}
