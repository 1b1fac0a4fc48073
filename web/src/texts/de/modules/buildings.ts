/** Buildings, in German. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/buildings'

export const texts: Translated<typeof english> = {
  'kind.shop': 'Souvenirs',
  'kind.restaurant': 'Restaurant',
  'kind.pavilion': 'Pavillon',
  'stall.shop': 'Souvenirshop',
  'stall.restaurant': 'Restaurant',
  'restaurant.worth': '2 je Stand',
  'why.restaurant': {
    one: 'Restaurant, {n} weiterer Stand',
    other: 'Restaurant, {n} weitere Stände',
  },
  'why.shop': { one: 'Souvenirladen, {n} Jungtier', other: 'Souvenirladen, {n} Jungtiere' },
  'action.construct': 'Bauen',
  'move.construct': 'Bauen: {what}',
  'move.construct.at': 'Bauen: {what} → {where}',
  'event.constructed': '{who} baut: {building}',
  'board.buildings': 'Gebäude',
  'building.restaurant': 'Restaurant',
  'building.pavilion': 'Pavillon',
  'building.shop': 'Souvenirshop',
  'module.buildings': 'Zusatzgebäude',
  'module.buildings.why': 'Restaurant, Souvenirshop und zwei Pavillons.',
}
