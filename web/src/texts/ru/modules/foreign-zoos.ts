/** Foreign zoos, in Russian. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/foreign-zoos'

export const texts: Translated<typeof english> = {
  'line.foreign-zoos': 'Другие зоопарки',
  'why.cards': { one: '{n} карта', few: '{n} карты', many: '{n} карт', other: '{n} карты' },
  'action.give': 'Отдать',
  'prompt.give': 'отдайте вольер',
  'move.give': 'Отдать: {what}',
  'event.gave': '{who} отдаёт: {enclosure}, +{points}',
  'funds.foreign': 'другой зоопарк',
  'board.foreign': 'Другие зоопарки',
  'board.foreign.none': 'карт больше нет',
  'board.foreign.top': {
    one: 'следующая карта приносит {n} очко',
    few: 'следующая карта приносит {n} очка',
    many: 'следующая карта приносит {n} очков',
    other: 'следующая карта приносит {n} очка',
  },
  'board.foreign.left': {
    one: 'осталась {n} карта',
    few: 'осталось {n} карты',
    many: 'осталось {n} карт',
    other: 'осталось {n} карты',
  },
  'module.foreign-zoos': 'Другие зоопарки',
  'module.foreign-zoos.why': 'Отдайте полный вольер за карту с очками.',
}
