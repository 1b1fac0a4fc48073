import { t } from '$/texts/index.svelte'
import { seat } from '$/table/moves/places'
import { one } from '$/table/moves/route'
import { who } from '$/table/sentences'
import type { ModulePage } from '../module'

export const module: ModulePage = {
  routes: { name: ({ operands: [winner = ''] }) => one('mini', seat(winner)) },
  sentences: { name: ([winner = ''], people) => t('move.name', { who: who(people, winner) }) },
}
