/** Petting zoo, in English. */
import type { Message } from '../../index.svelte'

export const texts = {
  'place.petting': 'petting zoo',
  'board.petting': 'Petting zoo',
  'module.petting-zoo': 'Petting zoo',
  'module.petting-zoo.why': 'Babies may move in and earn 1 coin, then 2.',
} satisfies Record<string, Message>
