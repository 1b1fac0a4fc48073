import { named, t } from '$/texts/index.svelte'
import { one } from '$/table/moves/route'
import { enclosureName } from '../../names'
import type { ModulePage } from '../module'
import { building } from './places'

export const module: ModulePage = {
  drawn: { table: ['building:'] },
  routes: {
    construct: ({ operands: [what = '', pen] }, own) =>
      pen ? one('construct', building(what), own.pen(pen)) : one('construct', building(what)),
  },
  sentences: {
    construct: ([what = '', pen]) =>
      pen
        ? t('move.construct.at', { what: named('building', what), where: enclosureName(pen) })
        : t('move.construct', { what: named('building', what) }),
  },
  tickets: ({ view }) => (view.buildings ? [{ group: 3, action: 'construct' }] : []),
}
