/** Extra enclosures, in German. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/extra-enclosures'

export const texts: Translated<typeof english> = {
  'enclosure.pandas': 'Extragehege für Pandas',
  'enclosure.chimpanzees': 'Extragehege für Schimpansen',
  'enclosure.camels': 'Extragehege für Kamele',
  'line.enclosure-pandas': 'Extra\u00adgehege: Pandas',
  'line.enclosure-chimpanzees': 'Extra\u00adgehege: Schimpansen',
  'line.enclosure-camels': 'Extra\u00adgehege: Kamele',
  'action.extra': 'Gehege',
  'move.open': 'Kaufen: {what}',
  'board.extra': 'Extragehege',
  'module.extra-enclosures': 'Extragehege',
  'module.extra-enclosures.why':
    'Drei kleine Gehege für je 2 Münzen; wer zuerst kommt, baut zuerst.',
}
