/** The species of Zooloretto among which those that stay in the box are chosen. */
import { ZOO_SPECIES } from '$/games/drafting/tiles'
import { modules } from '$/ui/catalogue.svelte'

/** Families are never left out: they take the place of another species. */
export const zooSpecies = (): readonly string[] =>
  ZOO_SPECIES.filter((name) => !modules('zooloretto').some(({ id }) => id === `${name}-family`))
