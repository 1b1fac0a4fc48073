import { named, t } from '$/texts/index.svelte'
import { answer } from '$/table/moves/route'
import type { ModulePage } from '../module'
import { miniCard, miniOf } from './places'

/** What all mini enclosures share; each of them has a folder of its own. */
export const module: ModulePage = {
  drawn: { table: ['mini-card:'] },
  routes: { choose: ({ operands: [name = ''] }) => answer('choose', miniCard(name)) },
  sentences: { choose: ([name = '']) => t('move.choose', { what: named('mini', name) }) },
  tickets: ({ possible }) =>
    possible.has('mini') ? [{ group: 6, action: 'mini', price: possible.get('mini') }] : [],
  lying(zoo, area, put) {
    for (const mini of zoo.mini_enclosures?.minis ?? []) {
      if ('tiles' in mini) put(miniOf(area, mini.name), mini.tiles)
      if ('sale' in mini) put(miniOf(area, mini.name), mini.sale)
    }
  },
}
