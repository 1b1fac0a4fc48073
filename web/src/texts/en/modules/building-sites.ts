/** Building sites, in English. */
import type { Message } from '../../index.svelte'

export const texts = {
  'kind.sites': 'building sites',
  'kind.barn-site': 'building site',
  'site.barn-site': 'building site for a barn',
  'site.place-site': 'building site for a stall place',
  'site.pen-site': 'building site for an enclosure',
  'line.barn-sites': 'Sites in the barn',
  'action.site': 'Hand on',
  'move.lift': 'Hand on: {tile}, {from}',
  'event.site_laid': '{who}: {tile} → {owner}, {to}',
  'event.site_lifted': '{who} hands on: {tile}, {from}',
  'module.building-sites': 'Building sites',
  'module.building-sites.why': 'Nine sites to leave in other players’ zoos.',
} satisfies Record<string, Message>
