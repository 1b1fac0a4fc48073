/** The tickets of the counter: what can be bought, in groups, with its price. */
import { t } from './i18n/index.svelte'
import { HOTKEYS } from './keyboard'
import { gameName, isZooloretto, type View } from './model'
import { hasModules } from './model/zooloretto'
import type { Action } from './moves/paths'

export interface TicketEntry {
  action: Action
  name: string
  why: string
  price: number
  hotkey?: string | undefined
}

export interface TicketGroup {
  id: string
  name: string
  mark?: 'zoo' | 'park'
  roman?: string
  entries: TicketEntry[]
}

const entry = (action: Action, price: number, why = ''): TicketEntry => ({
  action,
  name: t(`action.${action}`),
  why,
  price,
  hotkey: HOTKEYS[action],
})

const zooTickets = (): TicketEntry[] => [
  entry('move', 1, t('action.move.why')),
  entry('swap', 1, t('action.swap.why')),
  entry('buy', 2, t('action.buy.why')),
  entry('discard', 2, t('action.discard.why')),
  entry('expand', 3, t('action.expand.why')),
]

const parkTickets = (): TicketEntry[] => [
  entry('move', 1, t('action.move.park')),
  entry('helper', 1, t('action.helper.why')),
  entry('buy', 2, t('action.buy.park')),
  entry('discard', 2, t('action.discard.park')),
  entry('small', 1, t('action.small.why')),
  entry('large', 2, t('action.large.why')),
]

/** Tickets side by side, where there are few. */
export function tickets(view: View): TicketEntry[] {
  return gameName(view) === 'aquaretto' ? parkTickets() : zooTickets()
}

/** Tickets in groups, where there are many; entries that no module brings are left out. */
export function ticketGroups(view: View, possible: ReadonlyMap<Action, number>): TicketGroup[] {
  if (gameName(view) === 'combined') {
    return [
      {
        id: 'both',
        name: t('group.both'),
        entries: [entry('move', 1), entry('buy', 2), entry('discard', 2)],
      },
      {
        id: 'zoo',
        name: t('mark.zoo'),
        mark: 'zoo',
        entries: [entry('swap', 1), entry('expand', 3)],
      },
      {
        id: 'park',
        name: t('mark.park'),
        mark: 'park',
        entries: [entry('helper', 1), entry('small', 1), entry('large', 2)],
      },
    ]
  }
  if (!isZooloretto(view) || !hasModules(view)) return []
  const own = view.seats[view.seat ?? 0]
  const groups: TicketGroup[] = [
    {
      id: '1',
      roman: 'I',
      name: t('group.1'),
      entries: [
        entry('move', 1),
        entry('swap', 1),
        ...(own?.workers ? [entry('worker', 1)] : []),
        ...(own && own.area !== undefined ? [entry('trade', 1)] : []),
      ],
    },
    {
      id: '2',
      roman: 'II',
      name: t('group.2'),
      entries: [
        entry('buy', 2),
        entry('discard', 2),
        ...(view.offer_board ? [entry('offer', 2), entry('hire', 2), entry('office', 2)] : []),
      ],
    },
    {
      id: '3',
      roman: 'III',
      name: t('group.3'),
      entries: [
        entry('expand', 3),
        ...(view.extra_enclosures || own?.workers ? [entry('extra', 2)] : []),
        ...(view.buildings ? [entry('construct', 3)] : []),
      ],
    },
    {
      id: '4',
      roman: 'IV',
      name: t('group.4'),
      entries: possible.has('site') ? [entry('site', 1)] : [],
    },
    {
      id: '5',
      roman: 'V',
      name: t('group.5'),
      entries: own?.savings_book === undefined ? [] : [entry('save', 1)],
    },
    {
      id: '6',
      roman: 'VI',
      name: t('group.6'),
      entries: possible.has('mini') ? [entry('mini', possible.get('mini') ?? 0)] : [],
    },
  ]
  return groups.filter((group) => group.entries.length > 0)
}
