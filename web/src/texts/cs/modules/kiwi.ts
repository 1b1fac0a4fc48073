/** Kiwi, in Czech. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/kiwi'

export const texts: Translated<typeof english> = {
  'move.rearrange': 'Přeložit všechny vozy',
  'move.repack': 'Zpět na vůz {truck}',
  'event.rearranged': '{who} sundává všechny destičky z vozů',
  'mini.kiwi': 'kivi',
}
