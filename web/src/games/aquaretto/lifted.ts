/** The tile of a park that has been picked and looks for a field. */
import type { Park } from './model'
import { gameOf } from '$/games/drafting/tiles'
import type { Desk } from '$/table/desk.svelte'

/** How the move begins that puts it there. */
export function liftedTile(desk: Desk, park: Park): string | undefined {
  const [first] = desk.selection.picks
  if (first?.startsWith('hand/')) {
    const tile = first.slice('hand/'.length)
    return tile !== 'helper' && gameOf(tile) === 'park' ? `place ${tile}` : undefined
  }
  const top = park.depot.tiles.at(-1)
  return top && first?.endsWith('/depot') && desk.selection.action === 'move'
    ? `move ${top}`
    : undefined
}
