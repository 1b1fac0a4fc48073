/** Reindeer, in English. */
import type { Message } from '../../index.svelte'

export const texts = {
  'why.free-spaces': { one: '{n} free space', other: '{n} free spaces' },
  'mini.reindeer': 'reindeer',
} satisfies Record<string, Message>
