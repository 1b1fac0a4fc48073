import type { ModuleBoard } from '../board'
import Petting from './Petting.svelte'

export const boards: readonly ModuleBoard[] = [{ at: 'abreast', rank: 2, board: Petting }]
