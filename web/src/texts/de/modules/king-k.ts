/** King k, in German. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/king-k'

export const texts: Translated<typeof english> = {
  'move.remove': 'Von Wagen {truck} nehmen: {tile}',
  'event.took_off': '{who} nimmt von Wagen {truck}: {tile} (aus dem Spiel)',
  'mini.king-k': 'King K.',
}
