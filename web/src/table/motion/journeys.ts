/**
 * Which tiles travel from where to where between two views.
 *
 * A view says where every tile lies, so the difference of two views says what has moved: what is missing
 * in one place has come to another. Tiles of one name are alike, so any pair of them will do.
 */
import { hasParks, hasZoos, isDrafting, isOZoo, type View } from '$/games/views'
import { Area, GONE, SUPPLY, supplyOf, truck, type Place } from '../moves/places'
import { gameOf, tileOf } from '$/games/drafting/tiles'
import { guestIn } from '$/games/zooloretto/model'

export interface Journey {
  tile: string
  from: Place
  to: Place
  /** How it begins: out of the supply it turns over, a young one grows. */
  kind: 'travel' | 'draw' | 'birth' | 'leave'
}

/** Where everything lies: tiles by place. */
export type Lying = Map<Place, string[]>

export function lyingTiles(view: View): Lying {
  const lying: Lying = new Map()
  const put = (place: Place, tiles: readonly (string | null | undefined)[]): void => {
    const found = tiles.filter((tile): tile is string => !!tile)
    if (found.length > 0) lying.set(place, [...(lying.get(place) ?? []), ...found])
  }
  if (isOZoo(view)) {
    put(
      'row',
      view.row.map(({ tile }) => String(tile)),
    )
    view.seats.forEach((seat, number) =>
      put(
        new Area(number).zoo(),
        seat.tiles.map(({ tile }) => String(tile)),
      ),
    )
    return lying
  }
  if (isDrafting(view)) {
    view.trucks.forEach(({ tiles }, index) => put(truck(index + 1), tiles))
    put('hand', view.hand)
  }
  if (hasZoos(view)) {
    view.seats.forEach(({ zoo }, number) => {
      const area = new Area(number)
      for (const pen of zoo.enclosures)
        put(area.pen(pen.name), [...pen.animals, guestIn(zoo, pen.name)])
      for (const mini of zoo.mini_enclosures?.minis ?? []) {
        if ('tiles' in mini) put(area.mini(mini.name), mini.tiles)
        if ('sale' in mini) put(area.mini(mini.name), mini.sale)
      }
      for (const place of zoo.stalls) put(area.stall(place.name), [place.stall])
      put(area.barn(), zoo.barn.tiles)
      put(area.waiting(), [zoo.acclimatisation?.tile])
      put(area.jungle(), zoo.exotic?.jungle.animals ?? [])
      put(
        area.petting(),
        (zoo.petting_zoo?.young ?? []).map((species) => `${species}-baby`),
      )
    })
  }
  if (hasParks(view)) {
    view.seats.forEach(({ park }, number) => {
      const area = new Area(number)
      for (const field of park.fields) {
        put(area.field(field.name), [field.tile, field.trainer ? 'helper' : null])
      }
      put(area.depot(), park.depot.tiles)
      for (const [job, count] of Object.entries(park.staff)) {
        if (['cashier', 'keeper', 'manager'].includes(job))
          put(area.job(job), Array<string>(count).fill('helper'))
      }
    })
  }
  return lying
}

/** Parents and those who can become parents are one and the same cardboard. */
const cardboard = (tile: string): string =>
  tile
    .replace(/-dad$/, '-m')
    .replace(/-mum$/, '-f')
    .replace(/-xmum$/, '-xf')

/** What is in `these` and not in `those`. */
function missing(these: readonly string[], those: readonly string[]): string[] {
  const left = those.map(cardboard)
  return these.filter((tile) => {
    const at = left.indexOf(cardboard(tile))
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
  const [then, now] = [lyingTiles(before), lyingTiles(after)]
  const left: Change[] = []
  const come: Change[] = []
  for (const place of new Set([...then.keys(), ...now.keys()])) {
    const [old, fresh] = [then.get(place) ?? [], now.get(place) ?? []]
    for (const tile of missing(old, fresh)) left.push({ tile, place })
    for (const tile of missing(fresh, old)) come.push({ tile, place })
  }
  const journeys: Journey[] = []
  for (const { tile, place } of come) {
    const at = left.findIndex((other) => cardboard(other.tile) === cardboard(tile))
    const source = at < 0 ? undefined : left.splice(at, 1)[0]
    journeys.push(
      source
        ? { tile, from: source.place, to: place, kind: 'travel' }
        : arrival(after, tile, place),
    )
  }
  for (const { tile, place } of left) {
    const kind = tileOf(tile).kind
    // Coin tiles become money in the purse of whoever took them.
    const owner = /^truck:(\d+)$/.exec(place)
    const taker = owner && isDrafting(after) ? after.trucks[Number(owner[1]) - 1]?.taken_by : null
    const to = kind === 'coin' && typeof taker === 'number' ? new Area(taker).purse() : GONE
    journeys.push({ tile, from: place, to, kind: 'leave' })
  }
  return journeys
}

/** What lay nowhere before: it was drawn, or it was born. */
function arrival(view: View, tile: string, place: Place): Journey {
  if (tileOf(tile).kind === 'young') return { tile, from: place, to: place, kind: 'birth' }
  if (isOZoo(view)) return { tile, from: SUPPLY, to: place, kind: 'draw' }
  const from = 'supplies' in view ? supplyOf(gameOf(tile)) : SUPPLY
  return { tile, from, to: place, kind: tile === 'helper' ? 'birth' : 'draw' }
}
