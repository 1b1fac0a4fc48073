/** Things that are to be seen one after the other: each waits until the one before has been looked at. */
export class OneByOne<T> {
  readonly #show: (one: T) => void
  /** How long the one that was just shown is looked at, in milliseconds, when so many wait behind it. */
  readonly #pause: (one: T, waiting: number) => number
  #waiting: T[] = []
  #looking: ReturnType<typeof setTimeout> | undefined

  constructor(show: (one: T) => void, pause: (one: T, waiting: number) => number) {
    this.#show = show
    this.#pause = pause
  }

  push(one: T): void {
    this.#waiting.push(one)
    if (this.#looking === undefined) this.#next()
  }

  /** Whatever still waits is shown now. */
  catchUp(): void {
    this.#stopLooking()
    for (const one of this.#waiting.splice(0)) this.#show(one)
  }

  /** Whatever still waits is never shown. */
  forget(): void {
    this.#stopLooking()
    this.#waiting = []
  }

  #next(): void {
    for (let one = this.#waiting.shift(); one !== undefined; one = this.#waiting.shift()) {
      this.#show(one)
      const pause = this.#pause(one, this.#waiting.length)
      if (pause <= 0) continue
      this.#looking = setTimeout(() => {
        this.#looking = undefined
        this.#next()
      }, pause)
      return
    }
  }

  #stopLooking(): void {
    clearTimeout(this.#looking)
    this.#looking = undefined
  }
}
