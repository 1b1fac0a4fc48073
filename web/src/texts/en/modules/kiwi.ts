/** Kiwi, in English. */
import type { Message } from '../../index.svelte'

export const texts = {
  'move.rearrange': 'Rearrange all trucks',
  'move.repack': 'Back on truck {truck}',
  'event.rearranged': '{who} lifts all tiles off the trucks',
  'mini.kiwi': 'kiwi',
} satisfies Record<string, Message>
