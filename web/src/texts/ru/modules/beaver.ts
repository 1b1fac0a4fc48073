/** Beaver, in Russian. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/beaver'

export const texts: Translated<typeof english> = {
  'move.gnaw': 'Оставить себе из грузовика {truck}: {tile}',
  'event.gnawed': '{who} оставляет себе из грузовика {truck}: {tile}',
  'mini.beaver': 'бобр',
}
