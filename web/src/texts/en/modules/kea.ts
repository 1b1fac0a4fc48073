/** Kea, in English. */
import type { Message } from '../../index.svelte'

export const texts = {
  'move.gift': 'Give a coin to {who}',
  'event.gifted': '{who} gives {to} a coin',
  'mini.kea': 'kea',
} satisfies Record<string, Message>
