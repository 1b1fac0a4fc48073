/** Where on the table a move is made: which action it belongs to, and what is picked one after the other. */
import { button, type Place } from './places'

/** A ticket of the counter. Moves of verbs that nobody has drawn belong to `other`. */
export type Action = string

export interface Route {
  action: Action
  /** Each path of picks leads to the move; most moves have one. */
  paths: Place[][]
  /** It answers the question of the moment; the rest is bought with tickets. */
  answer?: true
}

export const one = (action: Action, ...path: Place[]): Route => ({ action, paths: [path] })

export const answer = (action: Action, ...path: Place[]): Route => ({
  action,
  paths: [path],
  answer: true,
})

/** A move that nobody has drawn is a button. */
export const pressed = ({ text }: { text: string }): Route => one('other', button(text))
