/** Skunk, in Czech. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/skunk'

export const texts: Translated<typeof english> = {
  'move.sell': 'Nabídnout k prodeji: {tile}',
  'move.claim': 'Koupit: {tile}',
  'event.offered': '{who} nabízí k prodeji: {species}',
  'mini.skunk': 'skunk',
  'mini.sale': 'na prodej',
}
