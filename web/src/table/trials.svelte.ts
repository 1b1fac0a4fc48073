/** Moves that are only tried: the engine says which rule forbids them, or what they would bring. */
import { getContext, setContext } from 'svelte'
import type { Trial } from '$/net/contract'

export type Ask = (moves: readonly string[]) => Promise<readonly Trial[]>

/** The points that a seat would win or lose at once. */
export const gainOf = ({ gains = [] }: Trial, seat: number): number =>
  gains.reduce((sum, gain) => sum + (gain.seat === seat ? gain.points : 0), 0)

const KEY = Symbol('trials')

/** Let the boards below ask; `ask` is undefined while there is nobody to answer. */
export const answerTrials = (ask: () => Ask | undefined): void => void setContext(KEY, ask)

/** The trials of these moves, by their texts, as soon as they are answered. */
export function trialsOf(wanted: () => readonly string[]): () => ReadonlyMap<string, Trial> {
  const asking = getContext<(() => Ask | undefined) | undefined>(KEY)
  let found = $state.raw<ReadonlyMap<string, Trial>>(new Map())
  $effect(() => {
    const moves = wanted()
    const ask = moves.length > 0 ? asking?.() : undefined
    let current = true
    found = new Map()
    ask?.(moves).then(
      (trials) => {
        if (current) found = new Map(trials.map((trial) => [trial.move, trial]))
      },
      () => undefined, // without an answer the board only says less
    )
    return () => (current = false)
  })
  return () => found
}
