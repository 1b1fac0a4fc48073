/** Acclimatisation, in Russian. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/acclimatisation'

export const texts: Translated<typeof english> = {
  'action.trade': 'Зоны',
  'move.trade': 'Обменяться зонами: {who}',
  'place.area': 'зона адаптации',
  'event.traded': '{who} обменивается зонами: {owner}, {tile}',
  'board.area': 'Зона адаптации',
  'board.area.free': 'бесплатное перемещение',
  'module.acclimatisation': 'Зона адаптации',
  'module.acclimatisation.why': 'Одно животное может ждать здесь, а не в запаснике.',
}
