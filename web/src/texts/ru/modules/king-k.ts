/** King k, in Russian. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/king-k'

export const texts: Translated<typeof english> = {
  'move.remove': 'Убрать из грузовика {truck}: {tile}',
  'event.took_off': '{who} убирает из грузовика {truck}: {tile}, вне игры',
  'mini.king-k': 'Кинг К.',
}
