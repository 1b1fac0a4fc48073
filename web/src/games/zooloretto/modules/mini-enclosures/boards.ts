import type { ModuleBoard } from '../board'
import Choice from './Choice.svelte'
import Minis from './Minis.svelte'

export const boards: readonly ModuleBoard[] = [
  { at: 'middle', rank: 0, board: Choice },
  { at: 'abreast', rank: 3, board: Minis },
]
