/** Zooloretto and Aquaretto as one game, in English. */
import type { Message } from '../index.svelte'

export const texts = {
  'game.combined': 'Zooloretto + Aquaretto',
  'supply.zoo': 'Zoo supply',
  'supply.park': 'Water park supply',
  'both.of': '{who}’s zoo and water park',
  'action.draw.zoo': 'Draw zoo',
  'action.draw.park': 'Draw water',
  'group.both': 'Both',
  'move.draw.from': 'Draw: {supply}',
  'mark.zoo': 'Zoo',
  'mark.park': 'Water park',
  'mark.any': 'empty: either game',
  'combined.may': 'Trucks may be taken: each game is on one.',
  'combined.wait': 'No truck may be taken until each game is on one.',
  'combined.rule': 'One game per truck, set by its first tile.',
  'combined.both': 'both boards',
  'keys.V': 'both boards, zoo, water park',
  'card.combined': 'Both games as one: two supplies, one purse, a zoo beside a water park.',
  'card.short.combined': 'Zoo + Aqua',
  'scene.combined': 'Zoo and water park side by side',
} satisfies Record<string, Message>
