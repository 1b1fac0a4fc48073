import { named, t } from '$/texts/index.svelte'
import { answer } from '$/table/moves/route'
import type { ModulePage } from '../module'
import { jungleOf, visitorOf, visitorSupply } from './places'
import { art } from './drawing'

const colour = (name: string): string => named('colour', name)

export const module: ModulePage = {
  art,
  places: { jungle: jungleOf },
  drawn: { table: ['visitors:'], seat: ['jungle', 'visitor:'] },
  words: ['colour'],
  routes: {
    visit: ({ operands: [a = '', b = ''] }, own) => answer('visit', visitorOf(own, a, b)),
    retreat: ({ operands: [a = '', b = ''] }, own) => answer('visit', visitorOf(own, a, b)),
    change: ({ operands: [a = '', b = '', c = ''] }, own) =>
      answer('change', visitorOf(own, a, b), visitorSupply(c)),
  },
  sentences: {
    visit: ([a = '', b = '']) =>
      b === 'new'
        ? t('move.visit.new', { colour: colour(a) })
        : t('move.visit', { colour: colour(a), point: b }),
    retreat: ([a = '', b = '']) => t('move.retreat', { colour: colour(a), point: b }),
    change: ([a = '', b = '', c = '']) =>
      t('move.change', { colour: colour(a), point: b, to: colour(c) }),
  },
  lying: (zoo, area, put) => put(jungleOf(area), zoo.exotic?.jungle.animals ?? []),
  good: ['rewarded'],
  lines: { visitors: 'admission-tickets', 'bonus-boards': 'star', 'barn-jungle': 'hut' },
}
