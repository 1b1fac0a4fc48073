/** The expansions of Zooloretto as they are offered: in groups, each with a picture. */
import { modules, presets } from '$/ui/catalogue.svelte'

export interface Offer {
  /** A module, or the name of several that are taken in together. */
  name: string
  picture: string
  ids: readonly string[]
  /** At least half of its rules are house rulings. */
  house: boolean
}

export interface Group {
  name: string
  offers: readonly Offer[]
}

const PICTURES: Readonly<Record<string, string>> = {
  'petting-zoo': 'baby-chick',
  'extra-enclosures': 'panda',
  acclimatisation: 'house',
  buildings: 'fork-and-knife-with-plate',
  'foreign-zoos': 'ship',
  'savings-book': 'bank',
  'order-cards': 'scroll',
  boss: 'briefcase',
  exotic: 'parrot',
  chameleons: 'lizard',
  'building-sites': 'construction',
  'lion-family': 'lion',
  'rabbit-family': 'rabbit-face',
  'xxl-tiles': 'circus-tent',
  minis: 'polar-bear',
  christmas: 'christmas-tree',
}

/** What has a picture, in the groups of the catalogue. */
export function groups(): Group[] {
  const found = new Map<string, Map<string, Offer>>()
  for (const { id, group, set, house } of modules()) {
    const picture = PICTURES[set]
    if (!picture) continue
    const offers = found.get(group) ?? new Map<string, Offer>()
    found.set(group, offers)
    const before = offers.get(set)
    const ids = [...(before?.ids ?? []), id]
    offers.set(set, { name: set, picture, ids, house: house || before?.house === true })
  }
  return [...found].map(([name, offers]) => ({ name, offers: [...offers.values()] }))
}

/** Modules without a picture yet: they can be played all the same. */
export const others = (): readonly string[] =>
  modules().flatMap(({ id, set }) => (PICTURES[set] ? [] : [id]))

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id))

/** The name of the preset that is exactly this choice. */
export const presetOf = (chosen: readonly string[]): string | undefined =>
  presets().find((preset) => same(preset.modules, chosen))?.name

/** A choice in few words: the largest preset that has a word of its own, then the rest. */
export function folded(chosen: readonly string[]): readonly string[] {
  const preset = presets().findLast(
    ({ name, text, modules: ids }) => text === name && ids.every((id) => chosen.includes(id)),
  )
  return preset ? [preset.name, ...chosen.filter((id) => !preset.modules.includes(id))] : chosen
}
