/** Beaver, in Czech. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/beaver'

export const texts: Translated<typeof english> = {
  'move.gnaw': 'Nechat si z vozu {truck}: {tile}',
  'event.gnawed': '{who} si nechává z vozu {truck}: {tile}',
  'mini.beaver': 'bobr',
}
