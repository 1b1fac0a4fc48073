/** The tickets of both games, in groups. */
import { t } from '$/texts/index.svelte'
import { entryIn, type Draw, type TicketGroup } from '$/games/drafting/tickets'
import { supplyOf } from '$/table/moves/places'

const entry = entryIn('combined')

export const bothGroups = (): TicketGroup[] => [
  {
    id: 'both',
    name: t('group.both'),
    entries: [entry('move'), entry('buy'), entry('discard')],
  },
  {
    id: 'zoo',
    name: t('mark.zoo'),
    mark: 'zoo',
    entries: [entry('swap'), entry('expand')],
  },
  {
    id: 'park',
    name: t('mark.park'),
    mark: 'park',
    entries: [entry('helper'), entry('small'), entry('large')],
  },
]

export const bothDraws = (): Draw[] => [
  {
    supply: supplyOf('zoo'),
    label: t('action.draw.zoo'),
    icon: 'paw',
    hotkey: 'D',
    water: false,
  },
  {
    supply: supplyOf('park'),
    label: t('action.draw.park'),
    icon: 'wave',
    hotkey: 'W',
    water: true,
  },
]
