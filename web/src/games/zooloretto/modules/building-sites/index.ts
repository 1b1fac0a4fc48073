import { t } from '$/texts/index.svelte'
import { shortName } from '$/games/drafting/names'
import { one } from '$/table/moves/route'
import { destination, placeName } from '../../places'
import type { ModulePage } from '../module'

export const module: ModulePage = {
  routes: {
    lift: ({ operands: [site = '', where = ''] }, own) =>
      one('site', destination(own, site, where)),
  },
  sentences: {
    lift: ([site = '', where = '']) =>
      t('move.lift', { tile: shortName(site), from: placeName(where, site) }),
  },
  tickets: ({ possible }) => (possible.has('site') ? [{ group: 4, action: 'site' }] : []),
  lines: { 'barn-sites': 'construction' },
}
