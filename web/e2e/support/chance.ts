/** Chance that is the same whenever it begins with the same seed (mulberry32). */
export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** A whole number from 0 up to, but not including, `end`. */
  below(end: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end)
  }

  of<T>(things: readonly T[]): T {
    const found = things[this.below(things.length)]
    if (found === undefined) throw new Error('nothing to choose from')
    return found
  }

  shuffled<T>(things: readonly T[]): T[] {
    const rest = [...things]
    return things.map(() => rest.splice(this.below(rest.length), 1)[0] as T)
  }
}
