/** Beaver, in English. */
import type { Message } from '../../index.svelte'

export const texts = {
  'move.gnaw': 'Keep {tile} from truck {truck}',
  'event.gnawed': '{who} keeps {tile} from truck {truck}',
  'mini.beaver': 'beaver',
} satisfies Record<string, Message>
