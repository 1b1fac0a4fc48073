/** Buildings, in English. */
import type { Message } from '../../index.svelte'

export const texts = {
  'kind.shop': 'souvenirs',
  'kind.restaurant': 'restaurant',
  'kind.pavilion': 'pavilion',
  'stall.shop': 'souvenir shop',
  'stall.restaurant': 'restaurant',
  'restaurant.worth': '2 per stall',
  'why.restaurant': { one: 'restaurant, {n} more stall', other: 'restaurant, {n} more stalls' },
  'why.shop': { one: 'souvenir shop, {n} baby', other: 'souvenir shop, {n} babies' },
  'action.construct': 'Build',
  'move.construct': 'Build: {what}',
  'move.construct.at': 'Build: {what} → {where}',
  'event.constructed': '{who} builds: {building}',
  'board.buildings': 'Buildings',
  'building.restaurant': 'restaurant',
  'building.pavilion': 'pavilion',
  'building.shop': 'souvenir shop',
  'module.buildings': 'Buildings',
  'module.buildings.why': 'Restaurant, souvenir shop and two pavilions.',
} satisfies Record<string, Message>
