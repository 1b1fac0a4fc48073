/** Savings book, in German. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/savings-book'

export const texts: Translated<typeof english> = {
  'action.save': 'Sparen',
  'move.deposit': 'Eine Münze sparen',
  'event.saved': '{who} spart {coins}',
  'board.savings': 'Sparbuch',
  'board.savings.back': 'zurück +1',
  'board.savings.field': 'Münze auf Feld {n}',
  'board.savings.none': 'keine Münze',
  'module.savings-book': 'Sparbuch',
  'module.savings-book.why': 'Lege 1 Münze an und erhalte nach drei Runden 2.',
}
