/** Acclimatisation, in Czech. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/acclimatisation'

export const texts: Translated<typeof english> = {
  'action.trade': 'Ohrady',
  'move.trade': 'Prohodit ohrady: {who}',
  'place.area': 'aklimatizační ohrada',
  'event.traded': '{who} prohazuje ohrady: {owner}, {tile}',
  'board.area': 'Aklimati\u00adzační ohrada',
  'board.area.free': 'přesun zdarma',
  'module.acclimatisation': 'Aklimatizační ohrada',
  'module.acclimatisation.why': 'Jedno zvíře smí čekat tady místo ve stáji.',
}
