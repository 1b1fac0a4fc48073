import { t } from '$/texts/index.svelte'
import { shortName } from '$/games/drafting/names'
import { onTruck } from '$/table/moves/places'
import { one } from '$/table/moves/route'
import type { ModulePage } from '../module'

export const module: ModulePage = {
  picture: 'crown',
  routes: { remove: ({ operands: [truck = '', tile = ''] }) => one('mini', onTruck(truck, tile)) },
  sentences: {
    remove: ([truck = '', tile = '']) => t('move.remove', { truck, tile: shortName(tile) }),
  },
}
