/** Order cards, in German. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/order-cards'

export const texts: Translated<typeof english> = {
  'line.order-card': 'Auftrags\u00adkarte',
  'why.first-order': 'erster Auftrag erfüllt',
  'why.second-order': 'zweiter Auftrag erfüllt',
  'why.order-cards': 'Auftragskarte',
  'board.order': 'Auftrags\u00adkarte',
  'board.order.number': 'Nr. {n}',
  'board.order.secret': 'nur für dich',
  'board.order.hidden': 'verdeckt',
  'order.full': 'voll',
  'order.notfull': 'nicht voll',
  'order.barn': 'Stall: kein Minus',
  'module.order-cards': 'Auftragskarten',
  'module.order-cards.why': 'Ein geheimer Wunsch: Zwei Arten zählen mehr.',
}
