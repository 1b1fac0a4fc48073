import { describe, expect, it } from 'vitest'
import { kept, keptMap } from '../../src/table/kept'

const zoo = (coins: number) => ({
  coins,
  enclosures: [
    { name: '4', tiles: ['panda', 'panda-f'] },
    { name: '5', tiles: [] as string[] },
  ],
  leader: null,
})

describe('what has not changed', () => {
  it('is the old object, whole or in parts', () => {
    const before = zoo(2)
    expect(kept(before, zoo(2))).toBe(before)
    const after = kept(before, zoo(3))
    expect(after).toEqual(zoo(3))
    expect(after).not.toBe(before)
    expect(after.enclosures).toBe(before.enclosures)
  })

  it('is kept beside what has', () => {
    const before = zoo(2)
    const told = zoo(2)
    told.enclosures[1]?.tiles.push('camel')
    const after = kept(before, told)
    expect(after).toEqual(told)
    expect(after.enclosures[0]).toBe(before.enclosures[0])
    expect(after.enclosures[1]).not.toBe(before.enclosures[1])
  })

  it.each([
    [
      [1, 2],
      [1, 2, 3],
    ],
    [
      [1, 2, 3],
      [1, 2],
    ],
    [{ a: 1 }, { a: 1, b: undefined }],
    [
      { a: 1, b: undefined },
      { a: 1, c: undefined },
    ],
    [[], {}],
    [{ 0: 'x' }, ['x']],
    [null, { a: null }],
    [{ a: { b: 1 } }, { a: null }],
    [undefined, [0]],
    [0, '0'],
  ])('%j is not %j', (before, after) => {
    expect(kept(before, after)).toStrictEqual(after)
  })
})

describe('what is looked up by a name', () => {
  const before = new Map([
    ['truck:1', 'glow'],
    ['supply', 'quiet'],
  ])

  it('is the old map as long as it says the same, in whatever order', () => {
    expect(keptMap(before, new Map([...before].reverse()))).toBe(before)
  })

  it.each([
    [[]],
    [[['truck:1', 'glow']]],
    [
      [
        ['truck:1', 'glow'],
        ['supply', 'glow'],
      ],
    ],
    [
      [
        ['truck:1', 'glow'],
        ['truck:2', 'quiet'],
      ],
    ],
  ] as [[string, string][]][])('%j is new', (entries) => {
    const after = new Map(entries)
    expect(keptMap(before, after)).toBe(after)
  })

  it('may have had nothing before', () => {
    expect(keptMap(undefined, before)).toBe(before)
  })
})
