import { t } from '$/texts/index.svelte'
import { shortName } from '$/games/drafting/names'
import type { Place } from '$/table/moves/places'
import { one } from '$/table/moves/route'
import type { ModulePage } from '../module'

const turnedUp = (tile: string): Place => `turned/${tile}`

export const module: ModulePage = {
  routes: { pick: ({ operands: [tile = ''] }) => one('mini', turnedUp(tile)) },
  sentences: {
    tree: ([count = '']) => t('move.tree', { n: Number(count) }),
    pick: ([tile = '']) => t('move.pick', { tile: shortName(tile) }),
  },
}
