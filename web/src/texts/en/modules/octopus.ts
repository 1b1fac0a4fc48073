/** Octopus, in English. */
import type { Message } from '../../index.svelte'

export const texts = {
  'why.right-guess': 'right guess',
  'why.wrong-guess': 'wrong guess',
  'move.name': '{who} will win',
  'event.named': '{who} says: {other} will win',
  'mini.octopus': 'octopus',
  'mini.named': 'bets on {who}',
} satisfies Record<string, Message>
