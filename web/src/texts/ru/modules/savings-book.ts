/** Savings book, in Russian. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/savings-book'

export const texts: Translated<typeof english> = {
  'action.save': 'Копить',
  'move.deposit': 'Отложить монету',
  'event.saved': '{who} откладывает: {coins}',
  'board.savings': 'Сберкнижка',
  'board.savings.back': 'назад +1',
  'board.savings.field': 'монета на поле {n}',
  'board.savings.none': 'монеты нет',
  'module.savings-book': 'Сберкнижка',
  'module.savings-book.why': 'Отложите 1 монету и через три раунда получите 2.',
}
