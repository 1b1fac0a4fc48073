/**
 * Addresses of everything on the table that can be picked or that tiles travel between.
 *
 * An address is plain text, so that it can stand in a `data-place` attribute: `truck:2`, `B/pen:5`,
 * `B/pen:5/panda-m`. What lies before a seat begins with the letter of the seat.
 */
import { seatLetter } from '../view'

export type Place = string

export const SUPPLY: Place = 'supply'
export const GONE: Place = 'gone'
export const BANK: Place = 'bank'

export const supplyOf = (game: string): Place => `supply:${game}`
export const truck = (number: number | string): Place => `truck:${number}`
export const onTruck = (number: number | string, tile: string): Place => `truck:${number}/${tile}`
export const inHand = (tile: string): Place => `hand/${tile}`
export const seat = (letter: string): Place => `seat:${letter}`
export const bid = (coins: number | string): Place => `bid:${coins}`
export const pay = (how: 'coins' | 'donations'): Place => `pay:${how}`
export const button = (text: string): Place => `button:${text}`

/** What lies before one seat. */
export class Area {
  readonly letter: string

  constructor(owner: number | string) {
    this.letter = typeof owner === 'number' ? seatLetter(owner) : owner
  }

  /** What expansions lay there has its addresses in their folders. */
  at(rest: string): Place {
    return `${this.letter}/${rest}`
  }

  readonly purse = () => this.at('purse')
  readonly pen = (name: string) => this.at(`pen:${name}`)
  readonly inPen = (name: string, tile: string) => this.at(`pen:${name}/${tile}`)
  readonly stall = (name: string) => this.at(`stall:${name}`)
  readonly barn = () => this.at('barn')
  readonly inBarn = (tile: string) => this.at(`barn/${tile}`)
  readonly pile = (kind: string) => this.at(`pile:${kind}`)
  readonly hoarding = () => this.at('hoarding')
  readonly field = (name: string) => this.at(`field:${name}`)
  readonly depot = () => this.at('depot')
  readonly job = (name: string) => this.at(`job:${name}`)
  readonly lay = (board: string) => this.at(`lay:${board}`)
  readonly build = (spot: string, direction: string) => this.at(`build:${spot} ${direction}`)
  readonly zoo = () => this.at('zoo')
}
