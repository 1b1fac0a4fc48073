/** Zooloretto and Aquaretto as one game, in Czech. */
import type { Translated } from '../index.svelte'
import type { texts as english } from '../en/combined'

export const texts: Translated<typeof english> = {
  'game.combined': 'Zooloretto + Aquaretto',
  'supply.zoo': 'zásoba zoo',
  'supply.park': 'zásoba vodního parku',
  'both.of': 'Zoo a vodní park: {who}',
  'action.draw.zoo': 'Dobrat: zoo',
  'action.draw.park': 'Dobrat: voda',
  'group.both': 'Obojí',
  'move.draw.from': 'Dobrat: {supply}',
  'mark.zoo': 'Zoo',
  'mark.park': 'Vodní park',
  'mark.any': 'prázdný: kterákoli hra',
  'combined.may': 'Vozy si lze brát: leží na nich destičky obou her.',
  'combined.wait': 'Vozy si nelze brát, dokud na nich neleží destičky obou her.',
  'combined.rule': 'Jeden vůz, jedna hra: určí ji první destička.',
  'combined.both': 'obě desky',
  'keys.V': 'obě desky, zoo, vodní park',
  'card.combined': 'Obě hry v jedné: dvě zásoby, jeden měšec, zoo vedle vodního parku.',
  'card.short.combined': 'Zoo + Aqua',
  'scene.combined': 'Zoo a vodní park vedle sebe',
}
