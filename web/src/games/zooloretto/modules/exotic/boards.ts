import type { ModuleBoard } from '../board'
import BonusBoards from './BonusBoards.svelte'
import Jungle from './Jungle.svelte'

export const boards: readonly ModuleBoard[] = [
  { at: 'middle', rank: 2, board: BonusBoards },
  { at: 'beside', rank: 1, board: Jungle },
]
