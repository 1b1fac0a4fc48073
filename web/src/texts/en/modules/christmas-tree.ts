/** Christmas tree, in English. */
import type { Message } from '../../index.svelte'

export const texts = {
  'move.tree': { one: 'Turn up {n} tile', other: 'Turn up {n} tiles' },
  'move.pick': 'Keep {tile}',
  'event.picked': '{who} keeps {tile}',
  'event.mixed': '{who} gives back tiles: {tiles}',
  'mini.christmas-tree': 'Christmas tree',
  'mini.draws': { one: '{n} more to draw', other: '{n} more to draw' },
} satisfies Record<string, Message>
