import type { ModuleBoard } from '../board'
import Buildings from './Buildings.svelte'

export const boards: readonly ModuleBoard[] = [{ at: 'middle', rank: 4, board: Buildings }]
