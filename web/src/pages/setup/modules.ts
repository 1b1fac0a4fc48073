/** The expansions of Zooloretto as they are offered: in groups, each with a picture. */
import { MINIS } from '$lib/model/minis'

export interface Offer {
  /** A module, or the name of several that are taken in together. */
  name: string
  picture: string
  ids: readonly string[]
  /** At least half of its rules are house rulings. */
  house: boolean
}

/** Christmas is not part of everything, and families and XXL tiles are on request. */
export const CHRISTMAS: readonly string[] = [
  'reindeer',
  'christmas-tree',
  'christmas-present',
  'squirrel',
]
export const ORDINARY_MINIS: readonly string[] = MINIS.filter((mini) => !CHRISTMAS.includes(mini))
export const FAMILIES: readonly string[] = ['lion-family', 'rabbit-family']
const ON_REQUEST: readonly string[] = [...FAMILIES, 'xxl-tiles']

const offer = (name: string, picture: string, house = false): Offer => ({
  name,
  picture,
  ids: [name],
  house,
})

export const GROUPS = {
  room: [
    offer('petting-zoo', 'baby-chick'),
    offer('extra-enclosures', 'panda', true),
    offer('acclimatisation', 'house'),
    offer('buildings', 'fork-and-knife-with-plate', true),
    offer('foreign-zoos', 'ship', true),
  ],
  money: [
    offer('savings-book', 'bank', true),
    offer('order-cards', 'scroll', true),
    offer('boss', 'briefcase', true),
    offer('exotic', 'parrot'),
    offer('chameleons', 'lizard', true),
  ],
  surprise: [
    offer('building-sites', 'construction'),
    { name: 'minis', picture: 'polar-bear', ids: ORDINARY_MINIS, house: true },
    { name: 'christmas', picture: 'christmas-tree', ids: CHRISTMAS, house: true },
    offer('lion-family', 'lion', true),
    offer('rabbit-family', 'rabbit-face', true),
    offer('xxl-tiles', 'circus-tent', true),
  ],
} as const satisfies Record<string, readonly Offer[]>

export type Group = keyof typeof GROUPS
export const GROUP_NAMES = Object.keys(GROUPS) as Group[]

export const OFFERED: readonly string[] = Object.values(GROUPS).flatMap((offers) =>
  offers.flatMap(({ ids }) => [...ids]),
)
export const EVERYTHING: readonly string[] = OFFERED.filter(
  (id) => !CHRISTMAS.includes(id) && !ON_REQUEST.includes(id),
)

export const PRESETS = {
  base: [],
  step: ['petting-zoo', 'building-sites'],
  everything: EVERYTHING,
  christmas: [...EVERYTHING, ...CHRISTMAS],
} as const satisfies Record<string, readonly string[]>
export type Preset = keyof typeof PRESETS

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id))

/** The preset that is exactly this choice. */
export const presetOf = (modules: readonly string[]): Preset | undefined =>
  (Object.keys(PRESETS) as Preset[]).find((name) => same(PRESETS[name], modules))

/** A choice in few words: the largest preset that is in it, then the rest. */
export function folded(modules: readonly string[]): readonly string[] {
  for (const name of ['christmas', 'everything'] as const) {
    const members: readonly string[] = PRESETS[name]
    if (members.every((id) => modules.includes(id)))
      return [name, ...modules.filter((id) => !members.includes(id))]
  }
  return modules
}
