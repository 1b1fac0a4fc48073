import { t } from '$/texts/index.svelte'
import { kindName, shortName } from '$/games/drafting/names'
import { button } from '$/table/moves/places'
import { one } from '$/table/moves/route'
import type { ModulePage } from '../module'

export const module: ModulePage = {
  picture: 'bear',
  routes: {
    // A tile and its whole pile lie in the same place: the pile is a button.
    release: ({ text, operands: [tile = ''] }, own) =>
      one('mini', tile === 'all' ? button(text) : own.inBarn(tile)),
  },
  sentences: {
    release: ([tile = '', species = '']) =>
      tile === 'all'
        ? t('move.release.all', { tile: kindName(species) })
        : t('move.release', { tile: shortName(tile) }),
  },
}
