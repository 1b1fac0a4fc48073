/** Polar bear, in Czech. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/polar-bear'

export const texts: Translated<typeof english> = {
  'why.polar-bear': 'lední medvěd',
  'mini.polar-bear': 'lední medvěd',
}
