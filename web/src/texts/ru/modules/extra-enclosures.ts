/** Extra enclosures, in Russian. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/extra-enclosures'

export const texts: Translated<typeof english> = {
  'enclosure.pandas': 'дополнительный вольер для панд',
  'enclosure.chimpanzees': 'дополнительный вольер для шимпанзе',
  'enclosure.camels': 'дополнительный вольер для верблюдов',
  'line.enclosure-pandas': 'Дополни\u00adтельный вольер: панды',
  'line.enclosure-chimpanzees': 'Дополни\u00adтельный вольер: шимпанзе',
  'line.enclosure-camels': 'Дополни\u00adтельный вольер: верблюды',
  'action.extra': 'Вольеры',
  'move.open': 'Открыть: {what}',
  'board.extra': 'Дополнительные вольеры',
  'module.extra-enclosures': 'Дополнительные вольеры',
  'module.extra-enclosures.why': 'Три маленьких вольера по 2 монеты, кто успеет.',
}
