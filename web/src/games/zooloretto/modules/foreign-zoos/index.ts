import { t } from '$/texts/index.svelte'
import { one } from '$/table/moves/route'
import { enclosureName } from '../../names'
import type { ModulePage } from '../module'

export const module: ModulePage = {
  routes: { give: ({ operands: [name = ''] }, own) => one('give', own.pen(name)) },
  sentences: { give: ([name = '']) => t('move.give', { what: enclosureName(name) }) },
  funds: ({ foreign_zoos: given }) =>
    given
      ? [
          {
            art: 'globe-showing-europe-africa',
            count: given.cards.reduce((sum, points) => sum + points, 0),
            name: t('funds.foreign'),
          },
        ]
      : [],
  free: { action: 'give', art: 'globe-showing-europe-africa' },
  lines: { 'foreign-zoos': 'globe-showing-europe-africa' },
}
