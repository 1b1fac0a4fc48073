/** Hagenbeck, in Czech. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/hagenbeck'

export const texts: Translated<typeof english> = {
  'why.hagenbeck': 'Hagenbeckův host',
  'move.host': 'Host: {tile} → {to}',
  'event.hosted': '{who}: host {tile} → {enclosure}',
  'event.followed': '{who}: host {tile} odchází s ostatními, {enclosure}',
  'mini.hagenbeck': 'zoo Hagenbeck',
  'mini.guest': 'host: {where}',
  'guest.label': 'host: {tile}',
}
