/** Grizzly, in Russian. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/grizzly'

export const texts: Translated<typeof english> = {
  'move.release': 'Выпустить: {tile}',
  'move.release.all': 'Выпустить всех: {tile}',
  'mini.grizzly': 'гризли',
}
