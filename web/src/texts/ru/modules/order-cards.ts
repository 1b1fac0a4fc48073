/** Order cards, in Russian. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/order-cards'

export const texts: Translated<typeof english> = {
  'line.order-card': 'Карта заказа',
  'why.first-order': 'первый заказ выполнен',
  'why.second-order': 'второй заказ выполнен',
  'why.order-cards': 'карта заказа',
  'board.order': 'Карта заказа',
  'board.order.number': '№ {n}',
  'board.order.secret': 'тайная',
  'board.order.hidden': 'скрыта',
  'order.full': 'целиком',
  'order.notfull': 'не целиком',
  'order.barn': 'запасник: без минуса',
  'module.order-cards': 'Карты заказов',
  'module.order-cards.why': 'Тайное желание: два вида приносят больше.',
}
