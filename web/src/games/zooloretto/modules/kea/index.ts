import { t } from '$/texts/index.svelte'
import { seat } from '$/table/moves/places'
import { one } from '$/table/moves/route'
import { who } from '$/table/sentences'
import type { ModulePage } from '../module'
import { art } from './drawing'

export const module: ModulePage = {
  art,
  routes: { gift: ({ operands: [other = ''] }) => one('mini', seat(other)) },
  sentences: { gift: ([other = ''], people) => t('move.gift', { who: who(people, other) }) },
}
