/** The lion family, in Czech. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/lion-family'

export const texts: Translated<typeof english> = {
  'kind.lion': 'lev',
  'module.lion-family': 'Lví rodina',
  'module.lion-family.why': 'Nahradí jeden druh.',
}
