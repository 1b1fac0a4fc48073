/** Skunk, in German. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/skunk'

export const texts: Translated<typeof english> = {
  'move.sell': 'Zum Verkauf stellen: {tile}',
  'move.claim': 'Kaufen: {tile}',
  'event.offered': '{who} stellt zum Verkauf: {species}',
  'mini.skunk': 'Stinktier',
  'mini.sale': 'zu verkaufen',
}
