/** Where the points of stalls, barn and depot come from: what each kind brings, and what changes that. */
import { named, signed, t } from './i18n/index.svelte'
import { hasParks, hasZoos, type View } from './model'
import { pileOf, tileOf } from './model/tiles'
import { barnPiles, type Zoo } from './model/zooloretto'
import { capital } from './names'

/** What a kind of stall in its place brings, and a kind in the barn or the depot. */
const STALL = 2
const STORED = -2

/** The kinds of stalls that stand in their places; a building site may lie there as well. */
const stallsOf = (zoo: Zoo): Set<string> => {
  const laid = zoo.stalls.flatMap(({ stall }) => (stall ? [tileOf(stall)] : []))
  return new Set(laid.filter(({ kind }) => kind === 'stall').map(({ what }) => what))
}

const kindsIn = (zoo: Zoo, wanted: string): number =>
  [...barnPiles(zoo.barn, pileOf).keys()].filter((kind) => tileOf(kind).kind === wanted).length

/** Buildings and workers that add to the points of stalls. */
function besideStalls(zoo: Zoo): string[] {
  const names = ['restaurant', 'shop']
    .filter((name) => stallsOf(zoo).has(name))
    .map((name) => named('building', name))
  return zoo.workers?.['sales-manager'] ? [...names, named('office', 'sales-manager')] : names
}

/** What spares some of the minus points of a barn. */
function sparingBarn(zoo: Zoo, key: string, staff: Readonly<Record<string, number>>): string[] {
  const names: string[] = []
  if (key === 'barn-animals' && zoo.order_card) names.push(named('line', 'order-card'))
  if (key === 'barn-animals' && staff['manager']) names.push(named('job', 'manager'))
  if (zoo.minis?.some(({ name }) => name === 'polar-bear')) names.push(named('mini', 'polar-bear'))
  return names
}

const whole = (kinds: string, rest: number, names: readonly string[]): string =>
  rest === 0 ? kinds : `${kinds}; ${capital(names.join(', '))}: ${signed(rest)}`

/** The reason in words, or nothing for lines that speak for themselves. */
export function kindsReason(view: View, seat: number, key: string, points: number): string {
  const staff = hasParks(view) ? (view.seats[seat]?.staff ?? {}) : {}
  if (hasParks(view) && key === 'depot') {
    const n = new Set(view.seats[seat]?.depot.map(pileOf)).size
    return whole(t('why.kinds', { n }), points - STORED * n, [named('job', 'manager')])
  }
  const zoo = hasZoos(view) ? view.seats[seat] : undefined
  if (!zoo) return ''
  if (key === 'stalls') {
    const n = stallsOf(zoo).size
    return whole(t('why.stalls', { n }), points - STALL * n, besideStalls(zoo))
  }
  if (key !== 'barn-animals' && key !== 'barn-stalls') return ''
  const n = kindsIn(zoo, key === 'barn-animals' ? 'animal' : 'stall')
  const kinds = t(key === 'barn-animals' ? 'why.kinds' : 'why.types', { n })
  return whole(kinds, points - STORED * n, sparingBarn(zoo, key, staff))
}
