/** Langer ludwig, in Czech. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/langer-ludwig'

export const texts: Translated<typeof english> = {
  'move.return': 'Vrátit: {tile}, {from}',
  'event.returned': '{who} vrací: {tile}, {enclosure}',
  'mini.langer-ludwig': 'Dlouhý Ludvík',
}
