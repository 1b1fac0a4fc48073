/** Katta, in English. */
import type { Message } from '../../index.svelte'

export const texts = {
  'why.coins-left': 'coins left on it',
  'why.no-coins-left': 'no coins left on it',
  'move.skip': 'Skip the turn',
  'mini.katta': 'ring-tailed lemur',
} satisfies Record<string, Message>
