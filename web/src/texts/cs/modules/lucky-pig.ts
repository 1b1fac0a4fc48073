/** Lucky pig, in Czech. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/lucky-pig'

export const texts: Translated<typeof english> = {
  'mini.lucky-pig': 'prasátko pro štěstí',
}
