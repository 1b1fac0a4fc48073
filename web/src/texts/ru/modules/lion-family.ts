/** The lion family, in Russian. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/lion-family'

export const texts: Translated<typeof english> = {
  'kind.lion': 'лев',
  'module.lion-family': 'Семейство львов',
  'module.lion-family.why': 'Заменяет один вид.',
}
