/** Christmas present, in German. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/christmas-present'

export const texts: Translated<typeof english> = {
  'event.wrapped': '{who} packt ein: {tile}',
  'mini.christmas-present': 'Weihnachtsgeschenk',
}
