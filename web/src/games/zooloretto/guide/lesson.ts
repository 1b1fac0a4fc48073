/** A gentle first game, and the game in six pictures. */
import type { Lesson } from '$/games/game'
import { firstTable } from './first'
import { guideTable } from './guide.svelte'
import Pictures from './Pictures.svelte'

export const lesson: Lesson = { firstTable, guideTable, Pictures }
