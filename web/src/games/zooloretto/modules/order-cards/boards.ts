import type { ModuleBoard } from '../board'
import Card from './Card.svelte'

export const boards: readonly ModuleBoard[] = [{ at: 'hand', rank: 3, board: Card }]
