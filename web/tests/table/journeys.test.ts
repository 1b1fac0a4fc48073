import { describe, expect, it } from 'vitest'
import fixtures from '../../fixtures/journeys.json'
import positions from '../../fixtures/views.json'
import type { Truck } from '../../src/games/drafting/model'
import type { View } from '../../src/table/view'
import type { ZoolorettoView } from '../../src/games/zooloretto/model'
import { journeysBetween, lyingTiles, type Journey } from '../../src/table/motion/journeys'
import { nearest } from '../../src/table/motion/arrows'
import { coinsBetween, ridesBetween } from '../../src/games/drafting/rides'
import '../support/games'
import { flightTime } from '../../src/table/motion/travel'

interface Step {
  move: string
  seat: number
  before: Record<string, unknown> & { seats: Record<string, unknown>[] }
  after: Record<string, unknown> & { seats?: Record<string, unknown>[] }
  events: { kind: string; seat: number; tile?: string; to?: string }[]
}

const steps = fixtures as unknown as Step[]

const games = Object.values(positions) as unknown as ZoolorettoView[]

/** The fixtures hold only what has changed. */
function views({ before, after }: Step): [View, View] {
  const seats = before.seats.map((seat, index) => ({ ...seat, ...after.seats?.[index] }))
  return [before, { ...before, ...after, seats }] as unknown as [View, View]
}

const stepsOf = (start: string): Step[] => steps.filter(({ move }) => move.startsWith(start))
const moved = (step: Step): Journey[] => journeysBetween(...views(step))

describe('journeys between two views', () => {
  it.each(steps.map((step) => [step.move, step] as const))(
    '%s: nothing is lost on the way',
    (_, step) => {
      const [before, after] = views(step)
      const count = (view: View): number => [...lyingTiles(view).values()].flat().length
      const journeys = journeysBetween(before, after)
      const came = journeys.filter(({ kind }) => kind === 'draw' || kind === 'birth').length
      const left = journeys.filter(({ kind }) => kind === 'leave').length
      expect(count(after) - count(before)).toBe(came - left)
    },
  )

  it('lets a drawn tile come out of the supply', () => {
    const draws = stepsOf('draw')
    expect(draws.length).toBeGreaterThan(1)
    for (const step of draws) {
      const journeys = moved(step)
      expect(journeys).toHaveLength(1)
      expect(journeys[0]).toMatchObject({ kind: 'draw', to: 'hand' })
      expect(journeys[0]?.from).toMatch(/^supply/)
    }
  })

  it('brings what is loaded from the hand to its truck', () => {
    for (const step of stepsOf('load')) {
      const number = step.move.split(' ')[1]
      expect(moved(step)).toEqual([
        expect.objectContaining({ from: 'hand', to: `truck:${number}`, kind: 'travel' }),
      ])
    }
  })

  it('brings a truck to the hand of its taker, and its coins into the purse', () => {
    for (const step of stepsOf('take')) {
      const number = step.move.split(' ')[1]
      for (const journey of moved(step)) {
        expect(journey.from).toBe(`truck:${number}`)
        if (journey.kind === 'travel') expect(journey.to).toBe('hand')
        else expect(journey.to).toMatch(/^[A-E]\/purse$/)
      }
    }
  })

  it('follows placed tiles to where the event says they went', () => {
    const placed = stepsOf('place').filter(
      ({ events }) => events[0]?.kind === 'placed' && !events[0].tile?.endsWith('-baby'),
    )
    expect(placed.length).toBeGreaterThan(4)
    for (const step of placed) {
      const tile = step.events[0]?.tile ?? ''
      // Who becomes a parent by being placed is another tile afterwards.
      const species = tile.replace(/-(m|f)$/, '')
      const journey = moved(step).find((one) => one.tile.startsWith(species) && one.from === 'hand')
      expect(journey).toMatchObject({ from: 'hand', kind: 'travel' })
      expect(journey?.to).toContain(step.events[0]?.to ?? '')
    }
  })

  it('crosses two groups in an exchange', () => {
    const swaps = stepsOf('exchange')
    expect(swaps.length).toBeGreaterThan(0)
    for (const step of swaps) {
      const ends = new Set(moved(step).flatMap(({ from, to }) => [from, to]))
      expect(ends.size).toBe(2)
    }
  })
})

describe('births and coins', () => {
  const base = games.find((view) => view.game === 'zooloretto(players=4)') as ZoolorettoView
  const at = (hand: string[], animals: string[], truck: Truck): ZoolorettoView => ({
    ...base,
    hand,
    trucks: [truck],
    seats: base.seats.map((seat) => ({
      ...seat,
      zoo: {
        ...seat.zoo,
        enclosures: seat.zoo.enclosures
          .filter(({ name }) => name === '5')
          .map((pen) => ({ ...pen, species: 'panda', animals })),
        stalls: [],
        barn: { ...seat.zoo.barn, tiles: [] },
      },
    })),
  })
  const empty: Truck = { tiles: [], spaces: 3, taken_by: null }

  it('know parents as the tiles they were before, and let the young one grow where it is born', () => {
    const before = at(['panda-f'], ['panda', 'panda-m'], empty)
    const after = at([], ['panda', 'panda-dad', 'panda-mum', 'panda-baby'], empty)
    const only = <V extends ZoolorettoView>(view: V): V => ({
      ...view,
      seats: view.seats.slice(0, 1),
    })
    expect(journeysBetween(only(before), only(after))).toEqual([
      { tile: 'panda-mum', from: 'hand', to: 'A/pen:5', kind: 'travel' },
      { tile: 'panda-baby', from: 'A/pen:5', to: 'A/pen:5', kind: 'birth' },
    ])
  })

  it('let coin tiles fly into the purse of whoever took the truck, and nothing else', () => {
    const before = at([], ['panda'], { ...empty, tiles: ['zebra', 'coin'] })
    const after = at(['zebra'], ['panda'], { ...empty, taken_by: 2 })
    expect(journeysBetween(before, after)).toEqual([
      { tile: 'zebra', from: 'truck:1', to: 'hand', kind: 'travel' },
      { tile: 'coin', from: 'truck:1', to: 'C/purse', kind: 'leave' },
    ])
    const cleared = at([], ['panda'], empty)
    expect(journeysBetween(before, cleared).map(({ to }) => to)).toEqual(['gone', 'gone'])
  })
})

describe('the time of a flight', () => {
  it('grows with the way, up to a limit', () => {
    expect(flightTime(0)).toBe(260)
    expect(flightTime(400)).toBe(360)
    expect(flightTime(5000)).toBe(480)
  })
})

describe('arrows', () => {
  const boxes = [
    { x: 0, y: 0 },
    { x: 100, y: 10 },
    { x: 100, y: 200 },
    { x: -50, y: 0 },
  ]

  it('walk to the nearest in their direction', () => {
    expect(nearest({ x: 0, y: 0 }, boxes, 'ArrowRight')).toBe(1)
    expect(nearest({ x: 0, y: 0 }, boxes, 'ArrowLeft')).toBe(3)
    expect(nearest({ x: 100, y: 10 }, boxes, 'ArrowDown')).toBe(2)
    expect(nearest({ x: 0, y: 0 }, boxes, 'ArrowUp')).toBe(-1)
  })
})

describe('trucks and coins', () => {
  const [game] = games.filter((view) => 'trucks' in view && view.seats.length > 1)
  const base = structuredClone(game) as ZoolorettoView
  base.trucks = base.trucks.map((truck) => ({ ...truck, taken_by: null }))
  const changed = (
    coins: Record<number, number>,
    taken: (number | null)[] = [],
  ): ZoolorettoView => {
    const after = structuredClone(base)
    after.seats.forEach((seat, index) => (seat.coins += coins[index] ?? 0))
    after.trucks.forEach((truck: Truck, index) => (truck.taken_by = taken[index] ?? null))
    return after
  }

  it('drive to whoever takes them, and back', () => {
    const away = changed({}, [null, 1])
    expect(ridesBetween(base, away)).toEqual([{ truck: 'truck:2', seat: 1 }])
    expect(ridesBetween(away, base)).toEqual([{ truck: 'truck:2', seat: null }])
  })

  it('are paid to the bank, to a seller, and from the bank', () => {
    expect(coinsBetween(base, changed({ 0: -2 }))).toEqual([
      { from: 'A/purse', to: 'bank', count: 2 },
    ])
    expect(coinsBetween(base, changed({ 0: -2, 1: 1 }))).toEqual([
      { from: 'A/purse', to: 'B/purse', count: 1 },
      { from: 'A/purse', to: 'bank', count: 1 },
    ])
    expect(coinsBetween(base, changed({ 1: 2 }))).toEqual([
      { from: 'bank', to: 'B/purse', count: 2 },
    ])
  })

  it('fly once, as tiles or as coins', () => {
    expect(coinsBetween(base, changed({ 1: 2 }, [1]), 2)).toEqual([])
    expect(coinsBetween(base, changed({ 1: 3 }, [1]), 2)).toEqual([
      { from: 'bank', to: 'B/purse', count: 1 },
    ])
  })
})
