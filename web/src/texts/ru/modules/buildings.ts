/** Buildings, in Russian. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/buildings'

export const texts: Translated<typeof english> = {
  'kind.shop': 'сувениры',
  'kind.restaurant': 'ресторан',
  'kind.pavilion': 'павильон',
  'stall.shop': 'сувенирная лавка',
  'stall.restaurant': 'ресторан',
  'restaurant.worth': '2 за киоск',
  'why.restaurant': {
    one: 'ресторан, ещё {n} киоск',
    few: 'ресторан, ещё {n} киоска',
    many: 'ресторан, ещё {n} киосков',
    other: 'ресторан, ещё {n} киоска',
  },
  'why.shop': {
    one: 'сувенирный магазин, {n} детёныш',
    few: 'сувенирный магазин, {n} детёныша',
    many: 'сувенирный магазин, {n} детёнышей',
    other: 'сувенирный магазин, {n} детёныша',
  },
  'action.construct': 'Строительство',
  'move.construct': 'Построить: {what}',
  'move.construct.at': 'Построить: {what} → {where}',
  'event.constructed': '{who} строит: {building}',
  'board.buildings': 'Постройки',
  'building.restaurant': 'ресторан',
  'building.pavilion': 'павильон',
  'building.shop': 'сувенирная лавка',
  'module.buildings': 'Постройки',
  'module.buildings.why': 'Ресторан, сувенирная лавка и два павильона.',
}
