/** The tile of a park that has been picked and looks for a field. */
import type { Park } from '$lib/model/aquaretto'
import { gameOf } from '$lib/model/tiles'
import type { Desk } from './desk.svelte'

export function liftedTile(desk: Desk, park: Park): string | undefined {
  const [first] = desk.selection.picks
  if (first?.startsWith('hand/')) {
    const tile = first.slice('hand/'.length)
    return tile !== 'helper' && gameOf(tile) === 'park' ? tile : undefined
  }
  return first?.endsWith('/depot') && desk.selection.action === 'move'
    ? park.depot.at(-1)
    : undefined
}
