import { t } from '$/texts/index.svelte'
import { one } from '$/table/moves/route'
import { enclosureName } from '../../names'
import type { ModulePage } from '../module'
import { extra } from './places'

export const module: ModulePage = {
  drawn: { table: ['extra:'] },
  routes: { open: ({ operands: [name = ''] }) => one('extra', extra(name)) },
  sentences: { open: ([name = '']) => t('move.open', { what: enclosureName(name) }) },
  closed: (view) => view.extra_enclosures?.left ?? [],
  tickets: ({ view }) => (view.extra_enclosures ? [{ group: 3, action: 'extra' }] : []),
}
