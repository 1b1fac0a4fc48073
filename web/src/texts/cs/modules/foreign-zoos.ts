/** Foreign zoos, in Czech. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/foreign-zoos'

export const texts: Translated<typeof english> = {
  'line.foreign-zoos': 'Cizí zoo',
  'why.cards': { one: '{n} karta', few: '{n} karty', other: '{n} karet' },
  'action.give': 'Darovat',
  'prompt.give': 'darujte výběh',
  'move.give': 'Darovat: {what}',
  'event.gave': '{who} daruje: {enclosure}, +{points}',
  'funds.foreign': 'cizí zoo',
  'board.foreign': 'Cizí zoo',
  'board.foreign.none': 'karty došly',
  'board.foreign.top': {
    one: 'další karta přináší {n} bod',
    few: 'další karta přináší {n} body',
    other: 'další karta přináší {n} bodů',
  },
  'board.foreign.left': {
    one: 'zbývá {n} karta',
    few: 'zbývají {n} karty',
    other: 'zbývá {n} karet',
  },
  'module.foreign-zoos': 'Cizí zoo',
  'module.foreign-zoos.why': 'Darujte plný výběh za kartu s body.',
}
