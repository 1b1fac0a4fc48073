/** Savings book, in English. */
import type { Message } from '../../index.svelte'

export const texts = {
  'action.save': 'Save',
  'move.deposit': 'Save a coin',
  'event.saved': '{who} saves {coins}',
  'board.savings': 'Savings book',
  'board.savings.back': 'back +1',
  'board.savings.field': 'coin on field {n}',
  'board.savings.none': 'no coin in it',
  'module.savings-book': 'Savings book',
  'module.savings-book.why': 'Put 1 coin aside, get 2 back three rounds later.',
} satisfies Record<string, Message>
