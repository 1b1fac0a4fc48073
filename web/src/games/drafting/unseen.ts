/** What is still in the bag, by kind, as the histogram of the yard shows it. */
import { listed, t } from '$/texts/index.svelte'
import type { DraftingView } from './model'
import { kindName } from './names'
import { gameOf, JUNGLE, SITES, tileOf } from './tiles'

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

/** What cannot come out of the bag: species that stayed in the box, and tiles that have left the game. */
export function awayWords(view: DraftingView, side?: 'zoo' | 'park'): string {
  const here = (name: string): boolean => side === undefined || gameOf(name) === side
  const boxed = view.left_out.filter(here).map(kindName)
  const gone = unseenKinds(
    Object.fromEntries(Object.entries(view.gone).filter(([tile]) => here(tile))),
  ).map(({ kind, count }) => `${kindName(kind)} ×${count}`)
  return [
    ...(boxed.length > 0 ? [t('unseen.boxed', { kinds: listed(boxed) })] : []),
    ...(gone.length > 0 ? [t('unseen.gone', { tiles: listed(gone) })] : []),
  ].join('; ')
}
