/** Katta, in German. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/katta'

export const texts: Translated<typeof english> = {
  'why.coins-left': 'Münzen darauf',
  'why.no-coins-left': 'keine Münzen darauf',
  'move.skip': 'Aussetzen',
  'mini.katta': 'Katta',
}
