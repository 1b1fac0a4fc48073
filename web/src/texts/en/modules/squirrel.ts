/** Squirrel, in English. */
import type { Message } from '../../index.svelte'

export const texts = {
  'move.ship': '{tile} → truck {truck}',
  'mini.squirrel': 'squirrel',
} satisfies Record<string, Message>
