/** Kiwi, in Russian. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/kiwi'

export const texts: Translated<typeof english> = {
  'move.rearrange': 'Загрузить все грузовики заново',
  'move.repack': 'Обратно в грузовик {truck}',
  'event.rearranged': '{who} вынимает все жетоны из грузовиков',
  'mini.kiwi': 'киви',
}
