/** Grizzly, in German. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/grizzly'

export const texts: Translated<typeof english> = {
  'move.release': 'Abgeben (Grizzly): {tile}',
  'move.release.all': 'Alle abgeben (Grizzly): {tile}',
  'mini.grizzly': 'Grizzly',
}
