/** Hagenbeck, in German. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/hagenbeck'

export const texts: Translated<typeof english> = {
  'why.hagenbeck': 'Hagenbecks Gast',
  'move.host': 'Gast: {tile} → {to}',
  'event.hosted': '{who}: Gast {tile} → {enclosure}',
  'event.followed': '{who}: der Gast {tile} geht mit den anderen, {enclosure}',
  'mini.hagenbeck': 'Tierpark Hagenbeck',
  'mini.guest': 'Gast: {where}',
  'guest.label': 'Gast: {tile}',
}
