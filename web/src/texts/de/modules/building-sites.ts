/** Building sites, in German. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/building-sites'

export const texts: Translated<typeof english> = {
  'kind.sites': 'Baustellen',
  'kind.barn-site': 'Baustelle',
  'site.barn-site': 'Baustelle für einen Stall',
  'site.place-site': 'Baustelle für einen Standplatz',
  'site.pen-site': 'Baustelle für ein Gehege',
  'line.barn-sites': 'Baustellen im Stall',
  'action.site': 'Weitergeben',
  'move.lift': 'Weitergeben: {tile}, {from}',
  'event.site_laid': '{who}: {tile} → {owner}, {to}',
  'event.site_lifted': '{who} gibt weiter: {tile}, {from}',
  'module.building-sites': 'Wanderbaustellen',
  'module.building-sites.why': 'Neun Baustellen für die Zoos der anderen.',
}
