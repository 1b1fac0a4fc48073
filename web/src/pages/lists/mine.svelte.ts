/** One's own games, for every page that shows them: asked for while someone looks. */
import { api, failureOf, type Failure } from '$/net/api'
import type { Listed } from '$/net/messages'
import { isYourTurn } from './tables'

const EVERY = 15_000

let games = $state.raw<readonly Listed[] | undefined>()
let failure = $state.raw<Failure | undefined>()

/** Undefined until the server has answered for the first time. */
export const myGames = (): readonly Listed[] | undefined => games
export const myFailure = (): Failure | undefined => failure
export const myTurns = (): number => (games ?? []).filter(isYourTurn).length

export async function askForMine(): Promise<void> {
  try {
    games = await api.mine()
    failure = undefined
  } catch (error) {
    failure = failureOf(error)
  }
}

/** Keep them fresh until the returned function is called; a hidden page asks nothing. */
export function followMine(): () => void {
  const ask = (): void => {
    if (document.visibilityState === 'visible') void askForMine()
  }
  ask()
  const timer = setInterval(ask, EVERY)
  document.addEventListener('visibilitychange', ask)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', ask)
  }
}
