/** Iberian lynx, in English. */
import type { Message } from '../../index.svelte'

export const texts = {
  'mini.iberian-lynx': 'Iberian lynx',
} satisfies Record<string, Message>
