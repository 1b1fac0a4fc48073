/** The rabbit family, in Czech. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/rabbit-family'

export const texts: Translated<typeof english> = {
  'kind.rabbit': 'králík',
  'module.rabbit-family': 'Králičí rodina',
  'module.rabbit-family.why': 'Nahradí jeden druh.',
}
