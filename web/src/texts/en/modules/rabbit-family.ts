/** The rabbit family, in English. */
import type { Message } from '../../index.svelte'

export const texts = {
  'kind.rabbit': 'rabbit',
  'module.rabbit-family': 'Rabbit family',
  'module.rabbit-family.why': 'Takes the place of one species.',
} satisfies Record<string, Message>
