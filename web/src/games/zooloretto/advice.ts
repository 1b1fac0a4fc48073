/** What advice about a zoo shows on its board. */
import { tileOf } from '$/games/drafting/tiles'
import { Area, type Place } from '$/table/moves/places'
import type { Zoo } from './model'

/** The place on the board that a line of the score sheet is about. */
export function linePlace(seat: number, line: string): Place | null {
  const own = new Area(seat)
  if (line.startsWith('enclosure-')) return own.pen(line.slice('enclosure-'.length))
  return line.startsWith('barn') ? own.barn() : null
}

/** Where a tile of a truck would most likely live: with its kind, in an empty enclosure, or in the barn. */
function homeOf(zoo: Zoo, own: Area, tile: string, ghosts: Map<Place, string[]>): Place | null {
  const { kind, what } = tileOf(tile)
  if (kind === 'stall') {
    const free = zoo.stalls.find(({ name, stall }) => !stall && !ghosts.has(own.stall(name)))
    return free ? own.stall(free.name) : own.barn()
  }
  if (kind !== 'animal') return null
  const coming = (name: string): readonly string[] => ghosts.get(own.pen(name)) ?? []
  const room = zoo.enclosures.filter(
    ({ name, spaces, animals }) => animals.length + coming(name).length < spaces,
  )
  const home =
    room.find(({ species }) => species === what) ??
    room.find(({ name }) => coming(name).some((other) => tileOf(other).what === what)) ??
    room
      .filter(({ name, species }) => !species && coming(name).length === 0)
      .sort((one, other) => other.spaces - one.spaces)[0]
  return home ? own.pen(home.name) : own.barn()
}

/** Where the tiles of a truck would most likely lie. */
export function homes(zoo: Zoo, seat: number, tiles: readonly string[]): Map<Place, string[]> {
  const ghosts = new Map<Place, string[]>()
  for (const tile of tiles) {
    const home = homeOf(zoo, new Area(seat), tile, ghosts)
    if (home) ghosts.set(home, [...(ghosts.get(home) ?? []), tile])
  }
  return ghosts
}

/** What one tile more at a place would change on the score sheet at once. */
export function effectOf(zoo: Zoo, seat: number, place: Place): number {
  const own = new Area(seat)
  const at =
    place === own.barn() ? zoo.barn : zoo.enclosures.find(({ name }) => own.pen(name) === place)
  return at ? (at.next ?? at.points) - at.points : 0
}
