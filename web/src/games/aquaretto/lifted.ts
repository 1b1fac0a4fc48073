/** What the desk of a park has in hand. */
import type { Park } from './model'
import { gameOf } from '$/games/drafting/tiles'
import type { Desk } from '$/table/desk.svelte'

/** The tile that has been picked and looks for a field: how the move begins that puts it there. */
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

/** Chooses a board of a size to be laid, where one can be. */
export const boardChooser = (desk: Desk): ((size: 'small' | 'large') => void) | undefined =>
  desk.actions.has('small') || desk.actions.has('large') ? (size) => desk.choose(size) : undefined
