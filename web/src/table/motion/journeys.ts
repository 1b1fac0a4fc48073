/**
 * Which tiles travel from where to where between two views.
 *
 * A view says where every tile lies, so the difference of two views says what has moved: what is missing
 * in one place has come to another. Tiles of one name are alike, so any pair of them will do.
 */
import { gameOf } from '../game'
import { GONE, type Place } from '../moves/places'
import type { View } from '../view'

export interface Journey {
  tile: string
  from: Place
  to: Place
  /** How it begins: out of the supply it turns over, a young one grows. */
  kind: 'travel' | 'draw' | 'birth' | 'leave'
}

/** Where everything lies: tiles by place. */
export type Lying = Map<Place, string[]>

export const lyingTiles = (view: View): Lying => gameOf(view).lying(view)

/** Collects what lies where. */
export class Whereabouts {
  readonly lying: Lying = new Map()

  readonly put = (place: Place, tiles: readonly (string | null | undefined)[]): void => {
    const found = tiles.filter((tile): tile is string => !!tile)
    if (found.length > 0) this.lying.set(place, [...(this.lying.get(place) ?? []), ...found])
  }
}

/** What is in `these` and not in `those`. */
function missing(
  these: readonly string[],
  those: readonly string[],
  piece: (tile: string) => string,
): string[] {
  const left = those.map(piece)
  return these.filter((tile) => {
    const at = left.indexOf(piece(tile))
    if (at < 0) return true
    left.splice(at, 1)
    return false
  })
}

interface Change {
  tile: string
  place: Place
}

export function journeysBetween(before: View, after: View): Journey[] {
  const game = gameOf(after)
  const piece = (tile: string): string => game.piece?.(tile) ?? tile
  const [then, now] = [game.lying(before), game.lying(after)]
  const left: Change[] = []
  const come: Change[] = []
  for (const place of new Set([...then.keys(), ...now.keys()])) {
    const [old, fresh] = [then.get(place) ?? [], now.get(place) ?? []]
    for (const tile of missing(old, fresh, piece)) left.push({ tile, place })
    for (const tile of missing(fresh, old, piece)) come.push({ tile, place })
  }
  const journeys: Journey[] = []
  for (const { tile, place } of come) {
    const at = left.findIndex((other) => piece(other.tile) === piece(tile))
    const source = at < 0 ? undefined : left.splice(at, 1)[0]
    journeys.push(
      source
        ? { tile, from: source.place, to: place, kind: 'travel' }
        : game.arrival(after, tile, place),
    )
  }
  for (const { tile, place } of left) {
    const to = game.leaving?.(after, tile, place) ?? GONE
    journeys.push({ tile, from: place, to, kind: 'leave' })
  }
  return journeys
}
