/** Lucky pig, in English. */
import type { Message } from '../../index.svelte'

export const texts = {
  'mini.lucky-pig': 'lucky pig',
} satisfies Record<string, Message>
