import { t } from '$/texts/index.svelte'
import { Area } from '$/table/moves/places'
import { one } from '$/table/moves/route'
import { who } from '$/table/sentences'
import type { ModulePage } from '../module'

export const module: ModulePage = {
  places: { area: (own) => own.waiting() },
  drawn: { seat: ['area'] },
  routes: { trade: ({ operands: [seat = ''] }) => one('trade', new Area(seat).waiting()) },
  sentences: { trade: ([seat = ''], people) => t('move.trade', { who: who(people, seat) }) },
  tickets: ({ zoo }) => (zoo?.acclimatisation ? [{ group: 1, action: 'trade' }] : []),
  lying: (zoo, area, put) => put(area.waiting(), [zoo.acclimatisation?.tile]),
}
