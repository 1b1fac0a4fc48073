/** The species of Aquaretto among which those that stay in the box are chosen. */
import { PARK_SPECIES } from '$/games/drafting/tiles'

/** Those that can be trained are always in the game (A.1.3). */
const TRAINED: readonly string[] = ['dolphin', 'orca', 'sea-lion']

export const parkSpecies = (): readonly string[] =>
  PARK_SPECIES.filter((name) => !TRAINED.includes(name))
