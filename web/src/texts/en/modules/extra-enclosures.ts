/** Extra enclosures, in English. */
import type { Message } from '../../index.svelte'

export const texts = {
  'enclosure.pandas': 'extra enclosure for pandas',
  'enclosure.chimpanzees': 'extra enclosure for chimpanzees',
  'enclosure.camels': 'extra enclosure for camels',
  'line.enclosure-pandas': 'Extra enclosure: pandas',
  'line.enclosure-chimpanzees': 'Extra enclosure: chimpanzees',
  'line.enclosure-camels': 'Extra enclosure: camels',
  'action.extra': 'Extra',
  'move.open': 'Open: {what}',
  'board.extra': 'Extra enclosures',
  'module.extra-enclosures': 'Extra enclosures',
  'module.extra-enclosures.why': 'Three small homes, 2 coins each: first come, first served.',
} satisfies Record<string, Message>
