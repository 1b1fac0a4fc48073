/** Kiwi, in German. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/kiwi'

export const texts: Translated<typeof english> = {
  'move.rearrange': 'Alle Wagen neu beladen',
  'move.repack': 'Zurück auf Wagen {truck}',
  'event.rearranged': '{who} nimmt alle Plättchen von den Wagen',
  'mini.kiwi': 'Kiwi',
}
