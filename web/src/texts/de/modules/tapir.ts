/** Tapir, in German. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/tapir'

export const texts: Translated<typeof english> = {
  'mini.tapir': 'Tapir',
}
