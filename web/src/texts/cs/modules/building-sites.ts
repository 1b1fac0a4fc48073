/** Building sites, in Czech. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/building-sites'

export const texts: Translated<typeof english> = {
  'kind.sites': 'staveniště',
  'kind.barn-site': 'staveniště',
  'site.barn-site': 'staveniště pro stáj',
  'site.place-site': 'staveniště pro stánkové místo',
  'site.pen-site': 'staveniště pro výběh',
  'line.barn-sites': 'Staveniště ve stáji',
  'action.site': 'Předat',
  'move.lift': 'Předat: {tile}, {from}',
  'event.site_laid': '{who}: {tile} → {owner}, {to}',
  'event.site_lifted': '{who} předává: {tile}, {from}',
  'module.building-sites': 'Staveniště',
  'module.building-sites.why': 'Devět stavenišť, která necháte v cizích zoo.',
}
