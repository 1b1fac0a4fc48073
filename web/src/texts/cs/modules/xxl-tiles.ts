/** Xxl tiles, in Czech. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/xxl-tiles'

export const texts: Translated<typeof english> = {
  'kind.icecream': 'zmrzlina',
  'stall.icecream': 'stánek se zmrzlinou',
  'module.xxl-tiles': 'Destičky XXL',
  'module.xxl-tiles.why': 'Více od každého druhu a pátý typ stánku.',
}
