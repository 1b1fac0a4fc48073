/** Savings book, in Czech. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/savings-book'

export const texts: Translated<typeof english> = {
  'action.save': 'Spořit',
  'move.deposit': 'Uspořit minci',
  'event.saved': '{who} spoří: {coins}',
  'board.savings': 'Vkladní knížka',
  'board.savings.back': 'zpět +1',
  'board.savings.field': 'mince na poli {n}',
  'board.savings.none': 'bez mince',
  'module.savings-book': 'Vkladní knížka',
  'module.savings-book.why': 'Odložte 1 minci, za tři kola dostanete 2.',
}
