/** Xxl tiles, in Russian. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/xxl-tiles'

export const texts: Translated<typeof english> = {
  'kind.icecream': 'мороженое',
  'stall.icecream': 'киоск с мороженым',
  'module.xxl-tiles': 'Жетоны XXL',
  'module.xxl-tiles.why': 'Больше каждого вида и пятый тип киосков.',
}
