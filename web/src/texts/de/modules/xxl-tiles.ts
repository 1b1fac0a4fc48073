/** Xxl tiles, in German. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/xxl-tiles'

export const texts: Translated<typeof english> = {
  'kind.icecream': 'Eis',
  'stall.icecream': 'Eisstand',
  'module.xxl-tiles': 'XXL-Plättchen',
  'module.xxl-tiles.why': 'Mehr von jeder Art und ein fünfter Typ Verkaufsstand.',
}
