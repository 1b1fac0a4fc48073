/** The rabbit family, in Russian. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/rabbit-family'

export const texts: Translated<typeof english> = {
  'kind.rabbit': 'кролик',
  'module.rabbit-family': 'Семейство кроликов',
  'module.rabbit-family.why': 'Заменяет один вид.',
}
