import type { ModuleBoard } from '../board'
import Stack from './Stack.svelte'

export const boards: readonly ModuleBoard[] = [{ at: 'middle', rank: 3, board: Stack }]
