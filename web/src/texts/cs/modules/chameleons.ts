/** Chameleons, in Czech. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/chameleons'

export const texts: Translated<typeof english> = {
  'kind.chameleon': 'chameleon',
  'why.chameleons': 'chameleon',
  'module.chameleons': 'Chameleoni',
  'module.chameleons.why': 'Dva chameleoni mění barvu návštěvníka.',
}
