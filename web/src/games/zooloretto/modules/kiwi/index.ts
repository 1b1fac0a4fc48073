import { t } from '$/texts/index.svelte'
import { truck } from '$/table/moves/places'
import { answer } from '$/table/moves/route'
import type { ModulePage } from '../module'
import { art } from './drawing'

export const module: ModulePage = {
  art,
  routes: { repack: ({ operands: [to = ''] }) => answer('load', truck(to)) },
  sentences: {
    rearrange: () => t('move.rearrange'),
    repack: ([to = '']) => t('move.repack', { truck: to }),
  },
}
