/** Buildings, in Czech. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/buildings'

export const texts: Translated<typeof english> = {
  'kind.shop': 'suvenýry',
  'kind.restaurant': 'restaurace',
  'kind.pavilion': 'pavilon',
  'stall.shop': 'obchod se suvenýry',
  'stall.restaurant': 'restaurace',
  'restaurant.worth': '2 za stánek',
  'why.restaurant': {
    one: 'restaurace, {n} další stánek',
    few: 'restaurace, {n} další stánky',
    other: 'restaurace, {n} dalších stánků',
  },
  'why.shop': {
    one: 'obchod se suvenýry, {n} mládě',
    few: 'obchod se suvenýry, {n} mláďata',
    other: 'obchod se suvenýry, {n} mláďat',
  },
  'action.construct': 'Stavba',
  'move.construct': 'Postavit: {what}',
  'move.construct.at': 'Postavit: {what} → {where}',
  'event.constructed': '{who} staví: {building}',
  'board.buildings': 'Budovy',
  'building.restaurant': 'restaurace',
  'building.pavilion': 'pavilon',
  'building.shop': 'obchod se suvenýry',
  'module.buildings': 'Budovy',
  'module.buildings.why': 'Restaurace, obchod se suvenýry a dva pavilony.',
}
