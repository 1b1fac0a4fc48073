/** Christmas present, in Russian. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/christmas-present'

export const texts: Translated<typeof english> = {
  'event.wrapped': '{who} заворачивает: {tile}',
  'mini.christmas-present': 'рождественский подарок',
}
