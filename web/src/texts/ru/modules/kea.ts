/** Kea, in Russian. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/kea'

export const texts: Translated<typeof english> = {
  'move.gift': 'Отдать монету: {who}',
  'event.gifted': '{who} дарит монету: {to}',
  'mini.kea': 'кеа',
}
