/** Zooloretto with all its modules. Parts of modules that are not in play are missing. */
import type * as contract from '$/net/contract'
import type { Own, View } from '$/table/view'

export type Enclosure = contract.EnclosureView
export type StallPlace = contract.StallPlaceView
export type Zoo = contract.ZooView
export type Mini = contract.MiniEnclosuresPart['minis'][number]
export type ZoolorettoView = contract.ZoolorettoView & Own

export const isZooloretto = (view: View): view is ZoolorettoView => view.kind === 'zooloretto'

/** Is any module in play? */
export const hasModules = (view: ZoolorettoView): boolean => view.modules.length > 0

export const enclosureNamed = (zoo: Zoo, name: string): Enclosure | undefined =>
  zoo.enclosures.find((enclosure) => enclosure.name === name)

/** The guest of Hagenbeck in an enclosure: it lies on a space of the enclosure and is none of its animals. */
export function guestIn(zoo: Zoo, name: string): string | undefined {
  for (const mini of zoo.mini_enclosures?.minis ?? [])
    if ('guest' in mini && mini.guest?.enclosure === name) return mini.guest.tile
  return undefined
}

/** The barn as it is drawn: a pile for each kind that costs points. */
export function barnPiles(barn: string[], kindOf: (tile: string) => string): Map<string, string[]> {
  const piles = new Map<string, string[]>()
  for (const tile of barn) {
    const kind = kindOf(tile)
    piles.set(kind, [...(piles.get(kind) ?? []), tile])
  }
  return piles
}
