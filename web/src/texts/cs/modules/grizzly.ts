/** Grizzly, in Czech. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/grizzly'

export const texts: Translated<typeof english> = {
  'move.release': 'Vypustit: {tile}',
  'move.release.all': 'Vypustit všechny: {tile}',
  'mini.grizzly': 'grizzly',
}
