/** King k, in Czech. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/king-k'

export const texts: Translated<typeof english> = {
  'move.remove': 'Sundat z vozu {truck}: {tile}',
  'event.took_off': '{who} odebírá z vozu {truck}: {tile}, mimo hru',
  'mini.king-k': 'King K.',
}
