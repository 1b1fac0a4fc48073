/** Zooloretto and Aquaretto as one game, in German. */
import type { Translated } from '../index.svelte'
import type { texts as english } from '../en/combined'

export const texts: Translated<typeof english> = {
  'game.combined': 'Zooloretto + Aquaretto',
  'supply.zoo': 'Zoo-Vorrat',
  'supply.park': 'Wasserpark-Vorrat',
  'both.of': 'Zoo und Wasserpark von {who}',
  'action.draw.zoo': 'Ziehen: Zoo',
  'action.draw.park': 'Ziehen: Wasserpark',
  'group.both': 'Beide',
  'move.draw.from': 'Ziehen: {supply}',
  'mark.zoo': 'Zoo',
  'mark.park': 'Wasserpark',
  'mark.any': 'leer: Zoo oder Wasserpark',
  'combined.may': 'Wagen dürfen genommen werden: Von beiden Spielen liegen Plättchen auf.',
  'combined.wait': 'Kein Wagen darf genommen werden, bevor von beiden Spielen Plättchen aufliegen.',
  'combined.rule': 'Ein Spiel je Wagen; das erste Plättchen bestimmt, welches.',
  'combined.both': 'beide Tafeln',
  'keys.V': 'beide Tafeln, Zoo, Wasserpark',
  'card.combined':
    'Beide Spiele in einem: zwei Vorräte, ein Geldbeutel, ein Zoo neben einem Wasserpark.',
  'card.short.combined': 'Zoo + Aqua',
  'scene.combined': 'Zoo und Wasserpark nebeneinander',
}
