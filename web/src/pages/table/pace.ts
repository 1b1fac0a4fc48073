/** How fast the moves of others follow each other on the screen. */
import { TIMES } from '$/table/motion/travel'
import type { Update } from '$/net/messages'

/** In milliseconds: as long as a tile travels at most; less where many moves wait, or a clock runs. */
export const PAUSES = { usual: TIMES.most, hurried: TIMES.most / 3 } as const
const MANY = 8

/** How long a step is looked at before the next one is shown. */
export function pauseAfter({ entry, table }: Update, waiting: number): number {
  if (entry.type !== 'moved') return 0
  return waiting > MANY || table.clocks ? PAUSES.hurried : PAUSES.usual
}
