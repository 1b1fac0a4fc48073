/** Chameleons, in English. */
import type { Message } from '../../index.svelte'

export const texts = {
  'kind.chameleon': 'chameleon',
  'why.chameleons': 'chameleon',
  'module.chameleons': 'Chameleons',
  'module.chameleons.why': 'Two of them change the colour of a visitor.',
} satisfies Record<string, Message>
