/** Langer ludwig, in English. */
import type { Message } from '../../index.svelte'

export const texts = {
  'move.return': 'Give back {tile}, {from}',
  'event.returned': '{who} gives back {tile}, {enclosure}',
  'mini.langer-ludwig': 'Langer Ludwig',
} satisfies Record<string, Message>
