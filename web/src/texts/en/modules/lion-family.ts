/** The lion family, in English. */
import type { Message } from '../../index.svelte'

export const texts = {
  'kind.lion': 'lion',
  'module.lion-family': 'Lion family',
  'module.lion-family.why': 'Takes the place of one species.',
} satisfies Record<string, Message>
