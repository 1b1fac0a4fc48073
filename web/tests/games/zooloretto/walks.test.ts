import { describe, expect, it } from 'vitest'
import { throughZoo } from '../../../src/games/zooloretto/draw/walks'
import { rounded } from '../../../src/ui/draw/curves'

describe('the way of a hint', () => {
  it('comes from the trucks down the walk between the upper enclosures', () => {
    const way = throughZoo({ x: 200, y: -120 }, { x: 400, y: 140 }, ['truck:1', 'A/pen:5'])
    expect(way).toEqual([
      { x: 200, y: -120 },
      { x: 200, y: -24 },
      { x: 499, y: -24 },
      { x: 499, y: 140 },
      { x: 400, y: 140 },
    ])
  })

  it('does not walk back and forth', () => {
    const way = throughZoo({ x: 200, y: 360 }, { x: 560, y: 300 }, ['A/barn', 'A/pen:6'])
    expect(way).toEqual([
      { x: 200, y: 360 },
      { x: 438, y: 360 },
      { x: 438, y: 300 },
      { x: 560, y: 300 },
    ])
  })

  it('keeps beside another one, but begins and ends where it should', () => {
    const [start, corner, , end] = throughZoo(
      { x: 200, y: 360 },
      { x: 560, y: 300 },
      ['A/barn', 'A/pen:6'],
      9,
    )
    expect([start, end]).toEqual([
      { x: 200, y: 360 },
      { x: 560, y: 300 },
    ])
    expect(corner).toEqual({ x: 447, y: 369 })
  })

  it('turns in round corners', () => {
    const way = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 50 },
    ]
    expect(rounded(way, 10)).toBe('M0 0L90 0Q100 0 100 10L100 50')
    expect(rounded([], 10)).toBe('')
  })
})
