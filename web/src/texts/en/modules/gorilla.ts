/** Gorilla, in English. */
import type { Message } from '../../index.svelte'

export const texts = {
  'mini.gorilla': 'gorilla',
} satisfies Record<string, Message>
