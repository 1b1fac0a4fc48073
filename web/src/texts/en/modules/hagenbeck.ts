/** Hagenbeck, in English. */
import type { Message } from '../../index.svelte'

export const texts = {
  'why.hagenbeck': 'Hagenbeck’s guest',
  'move.host': 'Guest: {tile} → {to}',
  'event.hosted': '{who}: guest {tile} → {enclosure}',
  'event.followed': '{who}: the guest {tile} leaves with the others, {enclosure}',
  'mini.hagenbeck': 'Tierpark Hagenbeck',
  'mini.guest': 'guest: {where}',
  'guest.label': 'guest: {tile}',
} satisfies Record<string, Message>
