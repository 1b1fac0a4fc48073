/** Every game, loaded, for tests of what games answer. */
import { GAMES } from '../../src/games'
import { gameOf, type GamePage } from '../../src/table/game'

await Promise.all(GAMES.map(({ load }) => load()))

/** The game of a fixture by its name; names of expansions are those of the first game. */
export const gameNamed = (fixture: string): GamePage => {
  const { name } = GAMES.find((entry) => fixture.startsWith(entry.name)) ?? GAMES[0]
  return gameOf({ kind: name })
}
