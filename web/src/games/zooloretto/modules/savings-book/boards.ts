import type { ModuleBoard } from '../board'
import Book from './Book.svelte'

export const boards: readonly ModuleBoard[] = [{ at: 'hand', rank: 2, board: Book }]
