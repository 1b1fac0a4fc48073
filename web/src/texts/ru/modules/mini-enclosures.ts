/** Mini enclosures, in Russian. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/mini-enclosures'

export const texts: Translated<typeof english> = {
  'action.choose': 'Выбор',
  'action.mini': 'Мини',
  'prompt.choose': 'Вольер на шесть заполнен: выберите мини-вольер',
  'move.choose': 'Выбрать: {what}',
  'event.won.mini': '{who} выигрывает: {mini}',
  'event.laid': '{who} кладёт монеты на: {mini}',
  'board.mini': 'Мини',
  'board.minis': 'Мини-вольеры на выбор',
  'mini.used': 'использовано',
  'mini.tiles': 'жетоны на нём',
  'group.minis': 'Мини-вольеры по одному',
  'module.minis': 'Мини-вольеры',
  'module.minis.why': 'Заполните вольер на шесть и выберите 1 из 16.',
  'module.christmas': 'Рождественские мини',
  'module.christmas.why': 'Ещё четыре в декабре.',
}
