/** Which picture of the icon sets shows a tile. */

/** Names of pictures that differ from the names of tiles. */
const PICTURES: Readonly<Record<string, string>> = {
  chimpanzee: 'monkey',
  'sea-lion': 'seal',
  hippo: 'hippopotamus',
  snack: 'hot-dog',
  drinks: 'tropical-drink',
  fruit: 'watermelon',
  icecream: 'soft-ice-cream',
  shop: 'wrapped-gift',
  restaurant: 'fork-and-knife-with-plate',
  macaw: 'parrot',
  monitor: 'lizard',
  stalls: 'circus-tent',
  jungle: 'koala',
  sites: 'construction',
}

/** The picture of a species, a stall or anything else that has one. */
export const pictureOf = (what: string): string => PICTURES[what] ?? what
