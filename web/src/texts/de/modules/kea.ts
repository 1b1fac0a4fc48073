/** Kea, in German. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/kea'

export const texts: Translated<typeof english> = {
  'move.gift': 'Eine Münze an {who}',
  'event.gifted': '{who} schenkt {to} eine Münze',
  'mini.kea': 'Kea',
}
