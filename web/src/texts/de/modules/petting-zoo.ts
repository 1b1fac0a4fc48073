/** Petting zoo, in German. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/petting-zoo'

export const texts: Translated<typeof english> = {
  'place.petting': 'Streichelzoo',
  'board.petting': 'Streichelzoo',
  'module.petting-zoo': 'Streichelzoo',
  'module.petting-zoo.why': 'Jungtiere dürfen einziehen und bringen 1 Münze, dann 2.',
}
