/** Polar bear, in English. */
import type { Message } from '../../index.svelte'

export const texts = {
  'why.polar-bear': 'polar bear',
  'mini.polar-bear': 'polar bear',
} satisfies Record<string, Message>
