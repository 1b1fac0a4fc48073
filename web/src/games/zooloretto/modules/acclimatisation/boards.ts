import type { ModuleBoard } from '../board'
import WaitingArea from './WaitingArea.svelte'

export const boards: readonly ModuleBoard[] = [{ at: 'abreast', rank: 1, board: WaitingArea }]
