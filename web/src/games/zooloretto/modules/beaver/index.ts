import { t } from '$/texts/index.svelte'
import { shortName } from '$/games/drafting/names'
import { onTruck } from '$/table/moves/places'
import { one } from '$/table/moves/route'
import type { ModulePage } from '../module'

export const module: ModulePage = {
  routes: { gnaw: ({ operands: [truck = '', tile = ''] }) => one('mini', onTruck(truck, tile)) },
  sentences: {
    gnaw: ([truck = '', tile = '']) => t('move.gnaw', { truck, tile: shortName(tile) }),
  },
}
