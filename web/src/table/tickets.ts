/** The tickets of the counter: what can be bought, in groups, with its price. */
import { priceOf } from '$/ui/catalogue.svelte'
import { named, t } from '$/texts/index.svelte'
import { HOTKEYS } from './keyboard'
import { gameName, isZooloretto, type View } from '$/games/views'
import { hasModules } from '$/games/zooloretto/model'
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

type Entry = (action: Action, why?: string) => TicketEntry

/** Tickets at the printed prices of a game. */
const entryIn =
  (game: string): Entry =>
  (action, why = '') => ({
    action,
    name: named('action', action),
    why,
    price: priceOf(game, action),
    hotkey: HOTKEYS[action],
  })

/** Mini enclosures have prices of their own. */
const mini = (price: number): TicketEntry => ({
  action: 'mini',
  name: t('action.mini'),
  why: '',
  price,
  hotkey: HOTKEYS.mini,
})

const zooTickets = (entry: Entry): TicketEntry[] => [
  entry('move', t('action.move.why')),
  entry('swap', t('action.swap.why')),
  entry('buy', t('action.buy.why')),
  entry('discard', t('action.discard.why')),
  entry('expand', t('action.expand.why')),
]

const parkTickets = (entry: Entry): TicketEntry[] => [
  entry('move', t('action.move.park')),
  entry('helper', t('action.helper.why')),
  entry('buy', t('action.buy.park')),
  { ...entry('discard', t('action.discard.park')), name: t('action.discard.water') },
  entry('small', t('action.small.why')),
  entry('large', t('action.large.why')),
]

/** Tickets side by side, where there are few. */
export function tickets(view: View): TicketEntry[] {
  const game = gameName(view)
  return game === 'aquaretto' ? parkTickets(entryIn(game)) : zooTickets(entryIn(game))
}

/** Tickets in groups, where there are many; entries that no module brings are left out. */
export function ticketGroups(view: View, possible: ReadonlyMap<Action, number>): TicketGroup[] {
  const entry = entryIn(gameName(view))
  if (gameName(view) === 'combined') {
    return [
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
  }
  if (!isZooloretto(view) || !hasModules(view)) return []
  const own = view.seats[view.seat ?? 0]?.zoo
  const groups: TicketGroup[] = [
    {
      id: '1',
      roman: 'I',
      name: t('group.1'),
      entries: [
        entry('move'),
        entry('swap'),
        ...(own?.boss ? [entry('worker')] : []),
        ...(own?.acclimatisation ? [entry('trade')] : []),
      ],
    },
    {
      id: '2',
      roman: 'II',
      name: t('group.2'),
      entries: [
        entry('buy'),
        entry('discard'),
        ...(view.boss ? [entry('offer'), entry('hire'), entry('office')] : []),
      ],
    },
    {
      id: '3',
      roman: 'III',
      name: t('group.3'),
      entries: [
        entry('expand'),
        ...(view.extra_enclosures || own?.boss ? [entry('extra')] : []),
        ...(view.buildings ? [entry('construct')] : []),
      ],
    },
    {
      id: '4',
      roman: 'IV',
      name: t('group.4'),
      entries: possible.has('site') ? [entry('site')] : [],
    },
    {
      id: '5',
      roman: 'V',
      name: t('group.5'),
      entries: own?.savings_book ? [entry('save')] : [],
    },
    {
      id: '6',
      roman: 'VI',
      name: t('group.6'),
      entries: possible.has('mini') ? [mini(possible.get('mini') ?? 0)] : [],
    },
  ]
  return groups.filter((group) => group.entries.length > 0)
}
