import { t } from '$/texts/index.svelte'
import { shortName } from '$/games/drafting/names'
import { truck } from '$/table/moves/places'
import { one } from '$/table/moves/route'
import type { ModulePage } from '../module'

export const module: ModulePage = {
  picture: 'chipmunk',
  routes: {
    ship: ({ operands: [tile = '', to = ''] }, own) => one('mini', own.inBarn(tile), truck(to)),
  },
  sentences: {
    ship: ([tile = '', to = '']) => t('move.ship', { tile: shortName(tile), truck: to }),
  },
}
