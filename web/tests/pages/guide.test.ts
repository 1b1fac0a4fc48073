import { describe, expect, it } from 'vitest'
import type { GuideStep } from '../../src/net/messages'
import type { View } from '../../src/table/view'
import { beside } from '../../src/pages/guide/beside'
import { spotsOf, stepFor, type Moment } from '../../src/pages/guide/steps'

const ANY = { asks: '', may: '', done: {}, undone: '', event: '', sees: '', like: '', below: null }
const step = (id: string, change: Partial<GuideStep> = {}): GuideStep => ({
  ...{ id, text: id, at: 'part:board', deed: false, urgent: false },
  ...ANY,
  ...change,
})

/** A moment of a first game; the rest is as at its beginning. */
function moment(view: object = {}, own: Moment['own'] = [], events: Moment['events'] = []): Moment {
  const start = {
    ...{ to_act: [0], asks: 'turn', legal: ['draw', 'take 2'], last_round: false },
    supply: { before_end_pile: 22 },
    trucks: [{ tiles: [] }, { tiles: ['zebra', 'panda-m'] }],
    seats: [{ zoo: { barn: { tiles: [] } } }, { zoo: { barn: { tiles: ['zebra'] } } }],
  }
  return { view: { ...start, ...view } as unknown as View, seat: 0, own, events }
}
const drew = { move: 'draw' }
const says = (steps: GuideStep[], at: Moment, said: string[] = []): string | undefined =>
  stepFor(steps, at, new Set(said))?.id
const fits = (change: Partial<GuideStep>, at: Moment): boolean =>
  says([step('it', change)], at) === 'it'
const game = {
  route: () => ({ action: 'take' as const, paths: [['hand/panda', 'truck:2']] }),
}
const placesOf = (change: Partial<GuideStep>, at: Moment) => spotsOf(step('it', change), at, game)

describe('the guide', () => {
  it('says each step once, the first that fits', () => {
    const steps = [step('load', { asks: 'load' }), step('zoo', { asks: 'turn' }), step('yard')]
    expect(says(steps, moment())).toBe('zoo')
    expect(says(steps, moment(), ['zoo'])).toBe('yard')
    expect(says(steps, moment(), ['zoo', 'yard'])).toBeUndefined()
    expect(says(steps, moment({ asks: 'load' }))).toBe('load')
  })

  it('speaks of what may be done, and points at it', () => {
    expect(fits({ may: '^take ' }, moment())).toBe(true)
    expect(fits({ may: '^expand' }, moment())).toBe(false)
    expect(fits({ may: '^take ' }, moment({ to_act: [1] }))).toBe(false)
    expect(placesOf({ may: '^take ', at: 'move' }, moment())).toEqual([
      { place: 'truck:2' },
      { place: 'hand/panda' },
    ])
  })

  it('knows what was done, and what was not', () => {
    expect(fits({ done: { draw: 1 } }, moment())).toBe(false)
    expect(fits({ done: { draw: 1 } }, moment({}, [drew]))).toBe(true)
    expect(fits({ done: { draw: 2 } }, moment({}, [drew]))).toBe(false)
    expect(fits({ undone: 'draw' }, moment({}, [drew]))).toBe(false)
    expect(fits({ undone: 'draw' }, moment())).toBe(true)
  })

  it('points at what has happened to the learner, not to others', () => {
    const born = { kind: 'born', seat: 0, tile: 'panda-y', to: '5', text: '' } as const
    const mine = moment({}, [], [born])
    expect(placesOf({ event: 'born', at: 'me/pen:{to}|me/barn' }, mine)).toEqual([
      { place: 'A/pen:5' },
      { place: 'A/barn' },
    ])
    const others = moment({}, [], [{ ...born, seat: 1 }])
    expect(fits({ event: 'born' }, others)).toBe(false)
  })

  it('sees into the view', () => {
    expect(fits({ sees: 'seats.me.zoo.barn.tiles.*' }, moment())).toBe(false)
    expect(fits({ sees: 'seats.*.zoo.barn.tiles.*' }, moment())).toBe(true)
    expect(fits({ sees: 'last_round', like: 'true' }, moment())).toBe(false)
    expect(fits({ sees: 'last_round', like: 'true' }, moment({ last_round: true }))).toBe(true)
    expect(fits({ sees: 'supply.before_end_pile', below: 22 }, moment())).toBe(false)
    expect(fits({ sees: 'supply.before_end_pile', below: 23 }, moment())).toBe(true)
    const signs = { sees: 'trucks.*.tiles.*', like: '-[mf]$', at: 'truck:{1}' }
    expect(placesOf(signs, moment())).toEqual([{ place: 'truck:2' }])
  })
})

describe('a bubble', () => {
  const size = { width: 300, height: 100 }
  const room = { left: 0, top: 0, width: 1000, height: 800 }

  it('stands below what it is about, its tip in the middle of that', () => {
    const put = beside({ left: 400, top: 100, width: 100, height: 50 }, size, room)
    expect(put).toEqual({ left: 300, top: 164, tip: { side: 'top', at: 150 } })
  })

  it('stays in the window and keeps pointing', () => {
    const put = beside({ left: 0, top: 700, width: 60, height: 60 }, size, room)
    expect(put).toEqual({ left: 8, top: 586, tip: { side: 'bottom', at: 22 } })
  })

  it('leaves free what can be chosen', () => {
    const thing = { left: 400, top: 300, width: 100, height: 100 }
    const under = { left: 300, top: 400, width: 300, height: 300 }
    expect(beside(thing, size, room, [under]).tip?.side).toBe('bottom')
  })

  it('goes to the other end where there is no room beside it', () => {
    const put = beside({ left: 0, top: 0, width: 1000, height: 780 }, size, room)
    expect(put.tip).toBeNull()
    expect(put.top).toBe(692)
  })
})
