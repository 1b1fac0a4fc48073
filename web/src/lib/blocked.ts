/** Why a tile may not lie on a field of a park: said before anybody asks, from what lies there. */
import { around, cellKey, cellOf, type Park } from './model/aquaretto'
import { tileOf } from './model/tiles'

export interface Blocked {
  /** Other species beside the field. */
  near: string[]
  /** The basin of the species lies elsewhere. */
  apart: boolean
  /** No further basin may be opened. */
  limit: boolean
}

export function blockedBy(park: Park, field: string, tile: string): Blocked {
  const species = tileOf(tile).what
  const lying = new Map(
    park.fields.flatMap(({ name, tile: there }) =>
      there ? [[cellKey(cellOf(name)), tileOf(there).what] as const] : [],
    ),
  )
  const beside = around(cellOf(field)).flatMap((cell) => lying.get(cellKey(cell)) ?? [])
  const near = [...new Set(beside.filter((other) => other !== species))]
  const has = species in park.basins
  return {
    near,
    apart: has && !beside.includes(species),
    limit: !has && Object.keys(park.basins).length >= park.basin_limit,
  }
}
