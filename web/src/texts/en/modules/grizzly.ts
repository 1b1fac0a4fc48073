/** Grizzly, in English. */
import type { Message } from '../../index.svelte'

export const texts = {
  'move.release': 'Release {tile}',
  'move.release.all': 'Release all: {tile}',
  'mini.grizzly': 'grizzly',
} satisfies Record<string, Message>
