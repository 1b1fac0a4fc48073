/** Extra enclosures, in Czech. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/extra-enclosures'

export const texts: Translated<typeof english> = {
  'enclosure.pandas': 'přídavný výběh pro pandy',
  'enclosure.chimpanzees': 'přídavný výběh pro šimpanze',
  'enclosure.camels': 'přídavný výběh pro velbloudy',
  'line.enclosure-pandas': 'Přídavný výběh: pandy',
  'line.enclosure-chimpanzees': 'Přídavný výběh: šimpanzi',
  'line.enclosure-camels': 'Přídavný výběh: velbloudi',
  'action.extra': 'Výběhy',
  'move.open': 'Otevřít: {what}',
  'board.extra': 'Přídavné výběhy',
  'module.extra-enclosures': 'Přídavné výběhy',
  'module.extra-enclosures.why': 'Tři malé výběhy po 2 mincích; kdo dřív přijde, ten staví.',
}
