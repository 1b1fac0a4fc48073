/** The expansions as they are offered: in groups, each with a picture. */
import { modules } from '$/ui/catalogue.svelte'

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

const found = import.meta.glob<Readonly<Record<string, string>>>('../modules/*/offer.ts', {
  eager: true,
  import: 'pictures',
})
/** Pictures by set, as the folders of the expansions have them. */
const PICTURES = Object.assign({}, ...Object.values(found)) as Readonly<Record<string, string>>

/** What has a picture, in the groups of the catalogue. */
export function groups(): Group[] {
  const found = new Map<string, Map<string, Offer>>()
  for (const { id, group, set, house } of modules('zooloretto')) {
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
  modules('zooloretto').flatMap(({ id, set }) => (PICTURES[set] ? [] : [id]))
