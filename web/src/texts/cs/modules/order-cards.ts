/** Order cards, in Czech. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/order-cards'

export const texts: Translated<typeof english> = {
  'line.order-card': 'Karta zakázky',
  'why.first-order': 'první zakázka splněna',
  'why.second-order': 'druhá zakázka splněna',
  'why.order-cards': 'karta zakázky',
  'board.order': 'Karta zakázky',
  'board.order.number': 'č. {n}',
  'board.order.secret': 'vidíte jen vy',
  'board.order.hidden': 'skrytá',
  'order.full': 'plno',
  'order.notfull': 'není plno',
  'order.barn': 'stáj: bez minusu',
  'module.order-cards': 'Karty zakázek',
  'module.order-cards.why': 'Tajné přání: dva druhy bodují víc.',
}
