/** The lion family, in German. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/lion-family'

export const texts: Translated<typeof english> = {
  'kind.lion': 'Löwe',
  'module.lion-family': 'Löwenfamilie',
  'module.lion-family.why': 'Tritt an die Stelle einer Art.',
}
