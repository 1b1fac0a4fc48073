/** Katta, in Russian. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/katta'

export const texts: Translated<typeof english> = {
  'why.coins-left': 'на нём есть монеты',
  'why.no-coins-left': 'монет на нём нет',
  'move.skip': 'Пропустить ход',
  'mini.katta': 'катта',
}
