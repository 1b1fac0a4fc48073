import { named, t } from '$/texts/index.svelte'
import { miniCard } from '$/table/moves/places'
import { answer } from '$/table/moves/route'
import type { ModulePage } from '../module'

/** What all mini enclosures share; each of them has a folder of its own. */
export const module: ModulePage = {
  drawn: { table: ['mini-card:'] },
  routes: { choose: ({ operands: [name = ''] }) => answer('choose', miniCard(name)) },
  sentences: { choose: ([name = '']) => t('move.choose', { what: named('mini', name) }) },
  tickets: ({ possible }) =>
    possible.has('mini') ? [{ group: 6, action: 'mini', price: possible.get('mini') }] : [],
  lying(zoo, area, put) {
    for (const mini of zoo.mini_enclosures?.minis ?? []) {
      if ('tiles' in mini) put(area.mini(mini.name), mini.tiles)
      if ('sale' in mini) put(area.mini(mini.name), mini.sale)
    }
  },
}
