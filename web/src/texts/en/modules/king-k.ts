/** King k, in English. */
import type { Message } from '../../index.svelte'

export const texts = {
  'move.remove': 'Take {tile} off truck {truck}',
  'event.took_off': '{who} takes {tile} off truck {truck}: out of the game',
  'mini.king-k': 'King K.',
} satisfies Record<string, Message>
