/** Plays moves of the past one after the other, as fast as one likes. */
import { PAUSES } from './pace'

export const SPEEDS = [0.5, 1, 2, 4] as const

/** Each move is looked at for longer than its tiles travel. */
const PACE = PAUSES.usual * 1.8

export class Playback {
  playing = $state(false)
  speed = $state<(typeof SPEEDS)[number]>(1)

  readonly faster = (): void => {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1
  }

  readonly start = (): void => {
    this.playing = true
  }

  readonly stop = (): void => {
    this.playing = false
  }

  /** Do something when the move that is shown has been looked at; the returned function changes one’s mind. */
  after(next: () => void): () => void {
    const timer = setTimeout(next, PACE / this.speed)
    return () => clearTimeout(timer)
  }
}
