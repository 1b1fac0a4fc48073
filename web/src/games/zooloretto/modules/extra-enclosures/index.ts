import { t } from '$/texts/index.svelte'
import { extra } from '$/table/moves/places'
import { one } from '$/table/moves/route'
import { enclosureName } from '../../names'
import type { ModulePage } from '../module'

export const module: ModulePage = {
  drawn: { table: ['extra:'] },
  routes: { open: ({ operands: [name = ''] }) => one('extra', extra(name)) },
  sentences: { open: ([name = '']) => t('move.open', { what: enclosureName(name) }) },
  tickets: ({ view }) => (view.extra_enclosures ? [{ group: 3, action: 'extra' }] : []),
}
