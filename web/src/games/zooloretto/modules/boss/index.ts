import { named, t } from '$/texts/index.svelte'
import { shortName } from '$/games/drafting/names'
import { pay, type Place } from '$/table/moves/places'
import { one, type Action, type Route } from '$/table/moves/route'
import type { ModulePage } from '../module'
import { offer, officeTile, windowsOf } from './places'

/** Some things are paid with coins or with donations. */
const paid = (action: Action, place: Place, how: string | undefined): Route =>
  one(action, place, pay(how === 'donations' ? 'donations' : 'coins'))

const field = (name: string): string => named('office', name)

export const module: ModulePage = {
  drawn: { table: ['offer:', 'office-tile:'], seat: ['office:'] },
  words: ['office'],
  routes: {
    transfer: ({ operands: [a = '', b = ''] }, own) =>
      one('worker', windowsOf(own, a), windowsOf(own, b)),
    hire: ({ operands: [a = '', how] }, own) => paid('hire', windowsOf(own, a), how),
    offer: ({ operands: [a = '', how] }) => paid('offer', offer(a), how),
    office: ({ operands: [a = '', how] }) => paid('office', officeTile(a), how),
  },
  sentences: {
    transfer: ([a = '', b = '']) => t('move.transfer', { from: field(a), to: field(b) }),
    hire: ([a = '']) => t('move.hire', { what: field(a) }),
    offer: ([a = '']) => t('move.offer', { tile: shortName(a) }),
    office: ([a = '']) => t('move.office', { what: field(a) }),
  },
  tickets: ({ view, zoo }) => [
    ...(zoo?.boss ? [{ group: 1, action: 'worker' } as const] : []),
    ...(view.boss
      ? (['offer', 'hire', 'office'] as const).map((action) => ({ group: 2 as const, action }))
      : []),
    // The enclosure of the sponsor is opened like an extra one.
    ...(zoo?.boss && !view.extra_enclosures ? [{ group: 3, action: 'extra' } as const] : []),
  ],
  closed: ({ boss }, zoo) =>
    boss && !zoo.enclosures.some(({ name }) => name === boss.enclosure) ? [boss.enclosure] : [],
  funds: ({ boss }) =>
    boss
      ? [
          { art: 'love-letter', count: boss.donations, name: t('funds.donations') },
          { art: 'star', count: boss.point_tiles, name: t('funds.points') },
        ]
      : [],
  good: ['awarded', 'granted', 'hired'],
  lines: {
    'x-tiles': 'clipboard',
    controller: 'ledger',
    'personnel-manager': 'briefcase',
    'point-tiles': 'star',
  },
}
