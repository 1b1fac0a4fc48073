/** Kea, in Czech. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/kea'

export const texts: Translated<typeof english> = {
  'move.gift': 'Dát minci: {who}',
  'event.gifted': '{who} daruje minci: {to}',
  'mini.kea': 'nestor kea',
}
