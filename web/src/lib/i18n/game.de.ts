import { game as en } from './game.en'
import type { GameMessages } from './index.svelte'
export const game: GameMessages = en
