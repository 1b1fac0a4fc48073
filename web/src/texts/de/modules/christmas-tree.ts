/** Christmas tree, in German. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/christmas-tree'

export const texts: Translated<typeof english> = {
  'move.tree': { one: '{n} Plättchen aufdecken', other: '{n} Plättchen aufdecken' },
  'move.pick': 'Behalten: {tile}',
  'event.picked': '{who} behält: {tile}',
  'event.mixed': '{who} gibt Plättchen zurück: {tiles}',
  'mini.christmas-tree': 'Weihnachtsbaum',
  'mini.draws': { one: 'noch {n} zu ziehen', other: 'noch {n} zu ziehen' },
}
