/** Building sites, in Russian. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/building-sites'

export const texts: Translated<typeof english> = {
  'kind.sites': 'стройки',
  'kind.barn-site': 'стройка',
  'site.barn-site': 'стройка для запасника',
  'site.place-site': 'стройка на месте для киоска',
  'site.pen-site': 'стройка для вольера',
  'line.barn-sites': 'Стройки в запаснике',
  'action.site': 'Передать',
  'move.lift': 'Передать: {tile}, {from}',
  'event.site_laid': '{who}: {tile} → {owner}, {to}',
  'event.site_lifted': '{who} передаёт: {tile}, {from}',
  'module.building-sites': 'Стройки',
  'module.building-sites.why': 'Девять строек, чтобы оставить их в чужих зоопарках.',
}
