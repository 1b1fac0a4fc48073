/** The games, in the order in which they are shown. A new one needs its line here and its folder. */
import type { GameName } from '$/table/view'
import { aquaretto } from './aquaretto'
import { combined } from './combined'
import type { GameEntry } from './game'
import { ozoolemio } from './ozoolemio'
import { zooloretto } from './zooloretto'

export const GAMES: readonly [GameEntry, ...GameEntry[]] = [
  zooloretto,
  aquaretto,
  combined,
  ozoolemio,
]

export const isGame = (name: string): name is GameName => GAMES.some((game) => game.name === name)

/** The entry of a game; a name that nobody knows is that of the first game. */
export const entryOf = (name: string): GameEntry =>
  GAMES.find((game) => game.name === name) ?? GAMES[0]
