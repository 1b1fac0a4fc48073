import { t } from '$/texts/index.svelte'
import { one } from '$/table/moves/route'
import type { ModulePage } from '../module'
import { bookOf } from './places'

export const module: ModulePage = {
  drawn: { seat: ['savings'] },
  routes: { deposit: (_, own) => one('save', bookOf(own)) },
  sentences: { deposit: () => t('move.deposit') },
  tickets: ({ zoo }) => (zoo?.savings_book ? [{ group: 5, action: 'save' }] : []),
}
