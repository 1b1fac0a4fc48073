/** Christmas present, in English. */
import type { Message } from '../../index.svelte'

export const texts = {
  'event.wrapped': '{who} wraps {tile}',
  'mini.christmas-present': 'Christmas present',
} satisfies Record<string, Message>
