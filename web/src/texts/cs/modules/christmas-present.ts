/** Christmas present, in Czech. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/christmas-present'

export const texts: Translated<typeof english> = {
  'event.wrapped': '{who} balí dárek: {tile}',
  'mini.christmas-present': 'vánoční dárek',
}
