import { t } from '$/texts/index.svelte'
import { shortName } from '$/games/drafting/names'
import type { Place } from '$/table/moves/places'
import { one } from '$/table/moves/route'
import type { ModulePage } from '../module'

const sale = (tile: string): Place => `sale/${tile}`

export const module: ModulePage = {
  routes: {
    sell: ({ operands: [species = ''] }, own) => one('mini', own.pile(species)),
    claim: ({ operands: [tile = ''] }) => one('mini', sale(tile)),
  },
  sentences: {
    sell: ([species = '']) => t('move.sell', { tile: shortName(species) }),
    claim: ([tile = '']) => t('move.claim', { tile: shortName(tile) }),
  },
}
