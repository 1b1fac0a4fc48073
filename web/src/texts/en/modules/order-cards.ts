/** Order cards, in English. */
import type { Message } from '../../index.svelte'

export const texts = {
  'line.order-card': 'Order card',
  'why.first-order': 'first order filled',
  'why.second-order': 'second order filled',
  'why.order-cards': 'order card',
  'board.order': 'Order card',
  'board.order.number': 'no. {n}',
  'board.order.secret': 'only you see it',
  'board.order.hidden': 'hidden',
  'order.full': 'full',
  'order.notfull': 'not full',
  'order.barn': 'barn: no minus',
  'module.order-cards': 'Order cards',
  'module.order-cards.why': 'A secret wish: two species score more.',
} satisfies Record<string, Message>
