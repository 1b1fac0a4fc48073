/** Hagenbeck, in Russian. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/hagenbeck'

export const texts: Translated<typeof english> = {
  'why.hagenbeck': 'гость Хагенбека',
  'move.host': 'Гость: {tile} → {to}',
  'event.hosted': '{who}: гость {tile} → {enclosure}',
  'event.followed': '{who}: гость {tile} уходит с остальными, {enclosure}',
  'mini.hagenbeck': 'зоопарк Хагенбека',
  'mini.guest': 'гость: {where}',
  'guest.label': 'гость: {tile}',
}
