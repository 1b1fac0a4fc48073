import { t } from '$/texts/index.svelte'
import { shortName } from '$/games/drafting/names'
import { one } from '$/table/moves/route'
import { placeName } from '../../places'
import type { ModulePage } from '../module'

export const module: ModulePage = {
  picture: 'giraffe',
  routes: {
    return: ({ operands: [tile = '', pen = ''] }, own) => one('mini', own.inPen(pen, tile)),
  },
  sentences: {
    return: ([tile = '', pen = '']) =>
      t('move.return', { tile: shortName(tile), from: placeName(pen, tile) }),
  },
}
