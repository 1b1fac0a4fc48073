/** Acclimatisation, in English. */
import type { Message } from '../../index.svelte'

export const texts = {
  'action.trade': 'Areas',
  'move.trade': 'Swap areas with {who}',
  'place.area': 'acclimatisation area',
  'event.traded': '{who} swaps areas with {owner}: {tile}',
  'board.area': 'Acclimati\u00adsation',
  'board.area.free': 'a free move',
  'module.acclimatisation': 'Acclimatisation area',
  'module.acclimatisation.why': 'One animal may wait here, not in the barn.',
} satisfies Record<string, Message>
