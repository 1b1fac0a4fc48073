import { describe, expect, it } from 'vitest'
import type { ZoolorettoView } from '../../../src/games/zooloretto/model'
import { beside } from '../../../src/games/zooloretto/guide/beside'
import { firstTable } from '../../../src/games/zooloretto/guide/first'
import {
  lessonFor,
  LESSONS,
  type LessonId,
  type Moment,
} from '../../../src/games/zooloretto/guide/lessons'

const zoo = { coins: 2, barn: [] as string[], enclosures: [], stalls: [] }

/** A moment of a first game; the rest is as at its beginning. */
function moment(view: Partial<ZoolorettoView>, own: Moment['own'] = []): Moment {
  const start = {
    seat: 0,
    to_act: [0],
    asks: 'turn',
    legal: ['draw'],
    last_round: false,
    supply: { total: 37, before_end_pile: 22, unseen: {} },
    trucks: [3, 2, 1].map((spaces) => ({ tiles: [], spaces, taken_by: null })),
    seats: [zoo, zoo],
  }
  return { view: { ...start, ...view } as unknown as ZoolorettoView, seat: 0, own }
}
const all = (except: LessonId[]): Set<LessonId> =>
  new Set(LESSONS.map(({ id }) => id).filter((id) => !except.includes(id)))
const spoken = (at: Moment, said: Iterable<LessonId> = []): LessonId | undefined =>
  lessonFor(at, new Set(said))?.id
const drew = { move: 'draw', events: [] }

describe('the guide', () => {
  it('begins with the zoo, the yard and the first draw', () => {
    const start = moment({})
    expect(spoken(start)).toBe('zoo')
    expect(spoken(start, ['zoo'])).toBe('yard')
    expect(spoken(start, ['zoo', 'yard'])).toBe('draw')
    expect(spoken(start, ['zoo', 'yard', 'draw'])).toBeUndefined()
  })

  it('speaks of what is asked now, whatever was left unread', () => {
    const loading = moment({ asks: 'load', hand: ['panda'], legal: ['load 2', 'load 3'] }, [drew])
    expect(spoken(loading)).toBe('load')
    expect(lessonFor(loading, new Set())?.at(loading)).toEqual({ place: 'truck:2' })
  })

  it('tells an animal from a stall, and both from what only the barn takes', () => {
    const place = (legal: string[]): Moment => moment({ asks: 'place', legal }, [drew])
    expect(spoken(place(['place panda-m 5', 'place panda-m barn']))).toBe('place')
    const stall = place(['place snack 4a', 'place snack barn', 'place panda 5'])
    expect(spoken(stall)).toBe('stall')
    expect(lessonFor(stall, new Set())?.at(stall)).toEqual({ place: 'A/stall:4a' })
    expect(spoken(place(['place panda barn']))).toBe('barn')
  })

  it('points at the enclosure of a birth, before anything else', () => {
    const born = { kind: 'born', seat: 0, tile: 'panda-y', to: '5', text: '' } as const
    const at = moment({}, [{ move: 'place panda-m 5', events: [born] }])
    expect(spoken(at)).toBe('birth')
    expect(lessonFor(at, new Set())?.at(at)).toEqual({ place: 'A/pen:5' })
    const others = { ...born, seat: 1 }
    expect(spoken(moment({}, [{ move: 'draw', events: [others] }]))).toBe('zoo')
  })

  it('explains money only after the first truck, and the end when it is near', () => {
    const took = { move: 'take 1', events: [] }
    const left = all(['money', 'supply'])
    expect(spoken(moment({}, [drew]), left)).toBeUndefined()
    expect(spoken(moment({}, [drew, took]), left)).toBe('money')
    const near = { supply: { total: 20, before_end_pile: 5, unseen: {} } }
    expect(spoken(moment(near, [drew]), left)).toBe('supply')
  })

  it('asks for nothing while another seat is to act', () => {
    expect(spoken(moment({ to_act: [1], legal: [] }, [drew]))).toBeUndefined()
  })

  it('opens a table that is the same for everybody', () => {
    const table = firstTable('Ema')
    expect(table.options?.deal).toBeTruthy()
    expect(table.position).toContain('turn:A')
    expect(firstTable('Eva').position).toBe(table.position)
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
