import { t } from '$/texts/index.svelte'
import { shortName } from '$/games/drafting/names'
import { one } from '$/table/moves/route'
import { enclosureName } from '../../names'
import type { ModulePage } from '../module'

export const module: ModulePage = {
  picture: 'top-hat',
  routes: {
    host: ({ operands: [tile = '', pen = ''] }, own) => one('mini', own.inBarn(tile), own.pen(pen)),
  },
  sentences: {
    host: ([tile = '', pen = '']) =>
      t('move.host', { tile: shortName(tile), to: enclosureName(pen) }),
  },
}
