/** What is still in the bag, by kind, as the histogram of the yard shows it. */
import { JUNGLE, SITES, tileOf } from './tiles'

export interface UnseenKind {
  kind: string
  count: number
}

const groupOf = (tile: string): string => {
  const { kind, what } = tileOf(tile)
  if (kind === 'stall') return 'stalls'
  if ((JUNGLE as readonly string[]).includes(what)) return 'jungle'
  if ((SITES as readonly string[]).includes(what)) return 'sites'
  return what
}

const LAST = ['stalls', 'jungle', 'sites', 'coin']

/** Kinds in the order of the view: species first, goods and coins last. */
export function unseenKinds(unseen: Record<string, number>): UnseenKind[] {
  const counts = new Map<string, number>()
  for (const [tile, count] of Object.entries(unseen)) {
    const group = groupOf(tile)
    counts.set(group, (counts.get(group) ?? 0) + count)
  }
  return [...counts]
    .map(([kind, count]) => ({ kind, count }))
    .sort((a, b) => LAST.indexOf(a.kind) - LAST.indexOf(b.kind))
}
