/** Langer ludwig, in Russian. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/langer-ludwig'

export const texts: Translated<typeof english> = {
  'move.return': 'Вернуть: {tile}, {from}',
  'event.returned': '{who} возвращает: {tile}, {enclosure}',
  'mini.langer-ludwig': 'Длинный Людвиг',
}
