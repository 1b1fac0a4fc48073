/** Skunk, in Russian. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/skunk'

export const texts: Translated<typeof english> = {
  'move.sell': 'Выставить на продажу: {tile}',
  'move.claim': 'Купить: {tile}',
  'event.offered': '{who} выставляет на продажу: {species}',
  'mini.skunk': 'скунс',
  'mini.sale': 'на продажу',
}
