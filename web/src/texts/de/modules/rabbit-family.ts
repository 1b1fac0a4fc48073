/** The rabbit family, in German. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/rabbit-family'

export const texts: Translated<typeof english> = {
  'kind.rabbit': 'Kaninchen',
  'module.rabbit-family': 'Kaninchenfamilie',
  'module.rabbit-family.why': 'Tritt an die Stelle einer Art.',
}
