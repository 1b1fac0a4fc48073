import type { ModuleBoard } from '../board'
import Offers from './Offers.svelte'
import Office from './Office.svelte'

export const boards: readonly ModuleBoard[] = [
  { at: 'middle', rank: 1, board: Offers },
  { at: 'hand', rank: 1, board: Office },
]
