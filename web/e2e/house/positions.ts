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

/** The supply is nearly used up: a few decisions to the end of the game. */
export const LAST_ROUND: Pick<NewTable, 'game' | 'position'> = {
  game: TWO,
  position: `${TWO} | round:21 turn:A asks:turn | bank:40 | trucks:-,-,@B | A coins:0 4:chimpanzee 5:leopard+leopard-f 6:chimpanzee+chimpanzee-m stalls:4b=fruit+5=fruit barn:flamingo*4+elephant+elephant-f+chimpanzee+kangaroo*3+kangaroo-m+kangaroo-f | B coins:0 4:leopard*2 5:flamingo+flamingo-m 6:flamingo+flamingo-f*2 x:elephant+elephant-m stalls:4b=popcorn+6=drinks barn:snack+fruit+popcorn+flamingo+elephant*3+chimpanzee+kangaroo-f quiet:1 | gone:drinks*2+leopard*2+leopard-m+elephant-m+chimpanzee*2+chimpanzee-m+kangaroo*3+kangaroo-m+coin`,
}

const BOTH = 'combined(players=3, out=camel+kangaroo+polar-bear+penguin)'

/** B has two species in the barn and nothing in the depot, C one in the depot and nothing in the barn. */
export const BOTH_HALVES: Pick<NewTable, 'game' | 'position'> = {
  game: BOTH,
  position: `${BOTH} | round:3 turn:A asks:turn | bank:54 | trucks:-,-,- | A coins:2 | B coins:2 barn:panda+zebra | C coins:2 depot:dolphin`,
}
