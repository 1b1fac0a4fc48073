/** Where on the table a move is made: which action it belongs to, and what is picked one after the other. */
import { gameOf, isSpecies } from '$/games/drafting/tiles'
import type { ParsedMove } from './parse'
import * as at from './places'
import { Area, type Place } from './places'

/** A ticket of the counter. Moves of verbs that nobody has drawn belong to `other`. */
export type Action =
  | 'draw'
  | 'load'
  | 'take'
  | 'place'
  | 'move'
  | 'helper'
  | 'swap'
  | 'buy'
  | 'discard'
  | 'expand'
  | 'small'
  | 'large'
  | 'bid'
  | 'build'
  | 'give'
  | 'site'
  | 'save'
  | 'worker'
  | 'trade'
  | 'hire'
  | 'offer'
  | 'office'
  | 'extra'
  | 'construct'
  | 'visit'
  | 'change'
  | 'choose'
  | 'mini'
  | 'other'

export interface Route {
  action: Action
  /** Each path of picks leads to the move; most moves have one. */
  paths: Place[][]
}

const isPen = (name: string): boolean =>
  /^(4|5|6|x|y|sponsor|pandas|chimpanzees|camels)$/.test(name)

/** A tile may be put here: the word means a stall place or an enclosure, whichever suits the tile. */
function destination(own: Area, tile: string, word: string, onPlaces: boolean): Place {
  if (word === 'barn') return own.barn()
  if (word === 'depot') return own.depot()
  if (word === 'petting') return own.petting()
  if (word === 'area') return own.waiting()
  if (word === 'jungle') return own.jungle()
  if (word === 'out') return at.GONE
  if (gameOf(tile) === 'park') return /^[a-z]-?\d+$/.test(word) ? own.field(word) : own.job(word)
  return onPlaces ? own.stall(word) : own.pen(word)
}

const STALL_WORDS = /^(x-)?(snack|drinks|fruit|popcorn|icecream|shop|restaurant)$|^place-site$/
const onPlaces = (tile: string): boolean => STALL_WORDS.test(tile)

const one = (action: Action, ...path: Place[]): Route => ({ action, paths: [path] })

/** The route of one move of a seat. */
export function routeOf(move: ParsedMove, seat: number): Route {
  const own = new Area(seat)
  const [a = '', b = '', c = ''] = move.operands
  const paid = (place: Place, action: Action): Route =>
    one(action, place, at.pay(b === 'donations' ? 'donations' : 'coins'))

  switch (move.verb) {
    case 'draw':
      return one('draw', a ? at.supplyOf(a) : at.SUPPLY)
    case 'load':
      return one('load', at.truck(a))
    case 'take':
      return one('take', at.truck(a))
    case 'repack':
      return one('load', at.truck(a))
    case 'place':
      if (c) return one('place', at.inHand(a), destination(new Area(b), a, c, onPlaces(a)))
      return one('place', at.inHand(a), destination(own, a, b, onPlaces(a)))
    case 'move':
      return movement(own, a, b, c)
    case 'exchange':
      return exchange(own, a, b)
    case 'buy':
      return gameOf(b) === 'park'
        ? one('buy', new Area(a).depot())
        : one('buy', new Area(a).inBarn(b))
    case 'discard':
      return gameOf(a) === 'park' ? one('discard', own.depot()) : one('discard', own.inBarn(a))
    case 'expand':
      if (!a) return one('expand', own.hoarding())
      return one(a === 'small' ? 'small' : 'large', own.lay(move.operands.join(' ')))
    case 'bid':
      return one('bid', at.bid(a))
    case 'build':
      return one('build', own.build(a, b))
    default:
      return moduleRoute(move, own, paid)
  }
}

function movement(own: Area, tile: string, from: string, to: string): Route {
  if (tile === 'helper') {
    const place = (word: string): Place => destination(own, 'helper', word, false)
    return one('helper', place(from), place(to))
  }
  if (to) {
    if (from === 'area') return one('move', own.waiting(), destination(own, tile, to, false))
    const source = from === 'barn' ? own.inBarn(tile) : own.stall(from)
    return one('move', source, destination(own, tile, to, onPlaces(tile)))
  }
  const source = gameOf(tile) === 'park' ? own.depot() : own.inBarn(tile)
  return one('move', source, destination(own, tile, from, onPlaces(tile)))
}

function exchange(own: Area, first: string, second: string): Route {
  const place = (word: string): Place =>
    !isPen(word) && isSpecies(word) ? own.pile(word) : own.pen(word)
  const [x, y] = [place(first), place(second)]
  return {
    action: 'swap',
    paths: [
      [x, y],
      [y, x],
    ],
  }
}

function moduleRoute(
  move: ParsedMove,
  own: Area,
  paid: (place: Place, action: Action) => Route,
): Route {
  const [a = '', b = '', c = ''] = move.operands
  switch (move.verb) {
    case 'give':
      return one('give', own.pen(a))
    case 'lift':
      return one('site', destination(own, a, b, onPlaces(a)))
    case 'deposit':
      return one('save', own.savings())
    case 'transfer':
      return one('worker', own.window(a), own.window(b))
    case 'trade':
      return one('trade', new Area(a).waiting())
    case 'hire':
      return paid(own.window(a), 'hire')
    case 'offer':
      return paid(at.offer(a), 'offer')
    case 'office':
      return paid(at.officeTile(a), 'office')
    case 'open':
      return one('extra', at.extra(a))
    case 'construct':
      return b ? one('construct', at.building(a), own.pen(b)) : one('construct', at.building(a))
    case 'visit':
      return one('visit', own.visitor(a, b))
    case 'retreat':
      return one('visit', own.visitor(a, b))
    case 'change':
      return one('change', own.visitor(a, b), at.visitorSupply(c))
    case 'choose':
      return one('choose', at.miniCard(a))
    case 'name':
    case 'gift':
      return one('mini', at.seat(a))
    case 'remove':
    case 'gnaw':
      return one('mini', at.onTruck(a, b))
    case 'return':
      return one('mini', own.inPen(b, a))
    case 'host':
      return one('mini', own.inBarn(a), own.pen(b))
    case 'ship':
      return one('mini', own.inBarn(a), at.truck(b))
    case 'sell':
      return one('mini', own.pile(a))
    case 'release':
      // A tile and its whole pile lie in the same place: the pile is a button.
      return one('mini', a === 'all' ? at.button(move.text) : own.inBarn(a))
    case 'claim':
      return one('mini', at.sale(a))
    case 'pick':
      return one('mini', at.turnedUp(a))
    default:
      return one('other', at.button(move.text))
  }
}
