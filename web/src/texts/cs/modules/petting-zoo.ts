/** Petting zoo, in Czech. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/petting-zoo'

export const texts: Translated<typeof english> = {
  'place.petting': 'kontaktní zoo',
  'board.petting': 'Kontaktní zoo',
  'module.petting-zoo': 'Kontaktní zoo',
  'module.petting-zoo.why': 'Mláďata se mohou nastěhovat a přinesou 1 minci, pak 2.',
}
