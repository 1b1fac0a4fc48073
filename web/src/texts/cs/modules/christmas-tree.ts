/** Christmas tree, in Czech. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/christmas-tree'

export const texts: Translated<typeof english> = {
  'move.tree': {
    one: 'Odkrýt {n} destičku',
    few: 'Odkrýt {n} destičky',
    other: 'Odkrýt {n} destiček',
  },
  'move.pick': 'Nechat si: {tile}',
  'event.picked': '{who} si nechává: {tile}',
  'event.mixed': '{who} vrací destičky: {tiles}',
  'mini.christmas-tree': 'vánoční stromek',
  'mini.draws': {
    one: 'ještě {n} k tažení',
    few: 'ještě {n} k tažení',
    other: 'ještě {n} k tažení',
  },
}
