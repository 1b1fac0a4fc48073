/** Tapir, in English. */
import type { Message } from '../../index.svelte'

export const texts = {
  'mini.tapir': 'tapir',
} satisfies Record<string, Message>
