/** Iberian lynx, in Russian. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/iberian-lynx'

export const texts: Translated<typeof english> = {
  'mini.iberian-lynx': 'пиренейская рысь',
}
