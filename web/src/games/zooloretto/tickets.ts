/** The tickets of Zooloretto, side by side in the base game, in groups with expansions. */
import { t } from '$/texts/index.svelte'
import { entryIn, type TicketEntry, type TicketGroup } from '$/games/drafting/tickets'
import type { Action } from '$/table/moves/route'
import { hasModules, type ZoolorettoView } from './model'
import { MODULE_PAGES } from './modules'

const entry = entryIn('zooloretto')

export const zooTickets = (): TicketEntry[] => [
  entry('move', t('action.move.why')),
  entry('swap', t('action.swap.why')),
  entry('buy', t('action.buy.why')),
  entry('discard', t('action.discard.why')),
  entry('expand', t('action.expand.why')),
]

const BASE: Readonly<Record<number, readonly Action[]>> = {
  1: ['move', 'swap'],
  2: ['buy', 'discard'],
  3: ['expand'],
}
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const

/** Entries that no module brings are left out. */
export function zooGroups(
  view: ZoolorettoView,
  possible: ReadonlyMap<Action, number>,
): TicketGroup[] {
  if (!hasModules(view)) return []
  const zoo = view.seats[view.seat ?? 0]?.zoo
  const more = MODULE_PAGES.flatMap(({ tickets }) => tickets?.({ view, zoo, possible }) ?? [])
  return ROMAN.map((roman, index): TicketGroup => {
    const number = (index + 1) as 1 | 2 | 3 | 4 | 5 | 6
    return {
      id: String(number),
      roman,
      name: t(`group.${number}`),
      entries: [
        ...(BASE[number] ?? []).map((action) => entry(action)),
        ...more
          .filter(({ group }) => group === number)
          .map(({ action, price }) => ({
            ...entry(action),
            ...(price === undefined ? {} : { price }),
          })),
      ],
    }
  }).filter(({ entries }) => entries.length > 0)
}
