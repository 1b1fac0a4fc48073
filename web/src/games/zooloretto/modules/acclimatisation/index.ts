import { t } from '$/texts/index.svelte'
import { Area } from '$/table/moves/places'
import { one } from '$/table/moves/route'
import { who } from '$/table/sentences'
import type { ModulePage } from '../module'
import { areaOf } from './places'

export const module: ModulePage = {
  places: { area: areaOf },
  drawn: { seat: ['area'] },
  routes: { trade: ({ operands: [seat = ''] }) => one('trade', areaOf(new Area(seat))) },
  sentences: { trade: ([seat = ''], people) => t('move.trade', { who: who(people, seat) }) },
  tickets: ({ zoo }) => (zoo?.acclimatisation ? [{ group: 1, action: 'trade' }] : []),
  lying: (zoo, area, put) => put(areaOf(area), [zoo.acclimatisation?.tile]),
}
