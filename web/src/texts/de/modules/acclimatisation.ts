/** Acclimatisation, in German. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/acclimatisation'

export const texts: Translated<typeof english> = {
  'action.trade': 'Bereiche',
  'move.trade': 'Bereiche tauschen mit {who}',
  'place.area': 'Eingewöhnungs\u00adbereich',
  'event.traded': '{who} tauscht mit {owner}: {tile}',
  'board.area': 'Eingewöhnungs\u00adbereich',
  'board.area.free': 'einmal kostenlos versetzen',
  'module.acclimatisation': 'Eingewöhnungsbereich',
  'module.acclimatisation.why': 'Ein Tier darf hier warten statt im Stall.',
}
