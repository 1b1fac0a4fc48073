/** Langer ludwig, in German. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/langer-ludwig'

export const texts: Translated<typeof english> = {
  'move.return': 'Zurückgeben: {tile}, {from}',
  'event.returned': '{who} gibt zurück: {tile}, {enclosure}',
  'mini.langer-ludwig': 'Langer Ludwig',
}
