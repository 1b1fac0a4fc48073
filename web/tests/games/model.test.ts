/** The geometry that boards are drawn from, checked against what the engine says of real games. */
import { describe, expect, it } from 'vitest'
import catalogue from '../../fixtures/catalogue.json'
import moves from '../../fixtures/moves.json'
import fixtures from '../../fixtures/views.json'
import { outline } from '../../src/games/aquaretto/draw/outline'
import { gridOf, plankSpots } from '../../src/games/aquaretto/draw/park'
import { isKey } from '../../src/texts/index.svelte'
import { seatLetter, type View } from '../../src/table/view'
import { around, boardCells, cellKey, cellOf, fieldOf } from '../../src/games/aquaretto/model'
import {
  halvesOf,
  jointsOf,
  loopCorners,
  PAVILION,
  planOf,
  ROSE,
  spotKey,
  spotName,
  spotOf,
} from '../../src/games/ozoolemio/model'
import { gameOf as sideOf, pileOf, tileOf } from '../../src/games/drafting/tiles'
import { gameOf } from '../../src/table/game'
import { gameNamed } from '../support/games'
import { optionsOf } from '../../src/table/moves/targets'
import { allKeys, lineName, sheetLines } from '../../src/table/sheet'
import { unseenKinds } from '../../src/games/drafting/unseen'

type Parks = Extract<View, { kind: 'aquaretto' | 'combined' }>
type Zoos = Extract<View, { kind: 'zooloretto' | 'combined' }>
type Paths = Extract<View, { kind: 'ozoolemio' }>
const hasParks = (view: View): view is Parks => /aquaretto|combined/.test(view.kind)
const hasZoos = (view: View): view is Zoos => /zooloretto|combined/.test(view.kind)
const isOZoo = (view: View): view is Paths => view.kind === 'ozoolemio'

const views = Object.entries(fixtures as unknown as Record<string, View>)

describe('printed prices', () => {
  const paid = new Map<string, number>()
  const known = moves as Record<string, { seat: number; legal: string[]; prices: object }[]>
  for (const [name, lists] of Object.entries(known))
    for (const { seat, legal, prices } of lists)
      for (const { action, price } of optionsOf(
        gameNamed(name),
        legal,
        seat,
        prices as Record<string, number>,
      ))
        paid.set(action, Math.max(price, paid.get(action) ?? 0))
  // Modules make a move cheaper at times, never dearer.
  it.each(catalogue.games.flatMap(({ prices }) => prices))(
    'of $action is what the engine takes: $coins',
    ({ action, coins }) => {
      expect(paid.get(action === 'sponsor' ? 'extra' : action)).toBe(coins)
    },
  )
})

describe('tiles', () => {
  it('are read from their names', () => {
    expect(tileOf('sea-lion-bolt')).toMatchObject({
      kind: 'animal',
      what: 'sea-lion',
      mark: 'bolt',
    })
    expect(tileOf('panda-xmum')).toMatchObject({
      what: 'panda',
      mark: 'female',
      bred: true,
      x: true,
    })
    expect(tileOf('polar-bear-baby')).toMatchObject({ kind: 'young', what: 'polar-bear' })
    expect(tileOf('x-snack')).toMatchObject({ kind: 'stall', what: 'snack', x: true })
    expect(tileOf('water-coin').kind).toBe('coin')
    expect(tileOf('unicorn').kind).toBe('unknown')
    expect(pileOf('panda-m')).toBe(pileOf('panda-baby'))
    expect([sideOf('orca-f'), sideOf('panda'), sideOf('water-coin')]).toEqual([
      'park',
      'zoo',
      'park',
    ])
  })

  it('of real games are all known', () => {
    for (const [, view] of views) {
      const unseen = 'supply' in view ? Object.keys(view.supply.unseen) : []
      for (const name of unseen) expect(tileOf(name).kind, name).not.toBe('unknown')
    }
  })
})

describe.each(views.filter(([, view]) => hasZoos(view)))('zoos of %s', (_, view) => {
  it('have a score sheet that adds up', () => {
    view.scores.forEach(({ total }, seat) => {
      const sum = sheetLines(view, seat).reduce((all, { points }) => all + points, 0)
      expect(sum).toBe(total)
    })
  })

  it('have words for every reason', () => {
    for (const { key } of view.scores.flatMap(({ lines }) => lines.flatMap(({ why = [] }) => why)))
      expect(isKey(`why.${key}`), key).toBe(true)
  })

  it('have one order of lines for all sheets', () => {
    const sheets = view.scores.map((_, seat) => sheetLines(view, seat))
    const all = allKeys(view)
    expect(new Set(all).size).toBe(all.length)
    expect(all.filter((key) => lineName(gameOf(view), key) === key)).toEqual([])
    for (const sheet of sheets) {
      const own = sheet.map(({ key }) => key)
      expect(all.filter((key) => own.includes(key))).toEqual(own)
    }
  })

  it('show every unseen tile in one column', () => {
    if (!hasZoos(view)) return
    const supply = 'supplies' in view ? view.supplies.zoo : view.supply
    const shown = unseenKinds(supply.unseen).reduce((all, { count }) => all + count, 0)
    expect(shown).toBe(supply.total)
  })
})

describe.each(views.filter(([, view]) => hasParks(view)))('parks of %s', (_, view) => {
  it('name fields both ways', () => {
    if (!hasParks(view)) return
    for (const { park } of view.seats) {
      for (const { name } of park.fields) expect(fieldOf(cellOf(name))).toBe(name)
    }
  })

  it('know the cells of boards', () => {
    if (!hasParks(view)) return
    for (const { park } of view.seats) {
      const fields = new Set(park.fields.map(({ name }) => cellKey(cellOf(name))))
      const cells = park.boards.flatMap(boardCells)
      expect(cells.every((cell) => fields.has(cellKey(cell)))).toBe(true)
      expect(park.fields).toHaveLength(19 + cells.length)
    }
  })

  it.each([
    [498, 492, 128, 26, 60],
    [498, 492, 190, 26, 120],
    [374, 338, 104, 21, 50],
    [374, 338, 170, 26, 110],
  ])('find room for their signs: %i by %i, signs of %i', (width, height, full, h, name) => {
    if (!hasParks(view)) return
    for (const { park } of view.seats) {
      const grid = gridOf(park, width, height, 13)
      // A free field beside a basin, where its next animal may go.
      const taken = new Set(park.fields.flatMap(({ name, tile }) => (tile ? [name] : [])))
      const asked = park.fields
        .filter(({ name, tile, trainer }) => {
          const beside = around(cellOf(name)).map(fieldOf)
          return !tile && !trainer && beside.some((field) => taken.has(field))
        })
        .slice(0, 1)
        .map(({ name }) => name)
      const spots = plankSpots(park, grid, width, height, () => ({ w: full, h, name }), asked)
      expect(spots).toHaveLength(park.basins.length)
      for (const { x, y, short } of spots) {
        const w = short ? full - name : full
        expect(x >= 0 && y >= 0 && x + w <= width && y + h <= height).toBe(true)
        const covered = park.fields.filter(({ name, tile, trainer }) => {
          const { row, column } = cellOf(name)
          const [left, top] = [grid.left + column * grid.pitch, grid.top + row * grid.pitch]
          const across = Math.min(x + w, left + grid.pitch) - Math.max(x, left)
          const down = Math.min(y + h, top + grid.pitch) - Math.max(y, top)
          // The rim of a field is no part of its tile.
          return (tile || trainer || asked.includes(name)) && across > 6 && down > 6
        })
        expect(covered.map(({ name }) => name)).toEqual([])
      }
    }
  })
})

describe('outlines', () => {
  const lines = (cells: [number, number][]): number =>
    outline(
      cells.map(([row, column]) => ({ row, column })),
      { pitch: 10, grow: 0, radius: 2 },
    ).split('Z').length - 1

  it('go round each group of cells once, and round a hole', () => {
    expect(lines([[0, 0]])).toBe(1)
    expect(
      lines([
        [0, 0],
        [0, 1],
        [1, 0],
      ]),
    ).toBe(1)
    expect(
      lines([
        [0, 0],
        [5, 5],
      ]),
    ).toBe(2)
    const ring: [number, number][] = [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 0],
      [1, 2],
      [2, 0],
      [2, 1],
      [2, 2],
    ]
    expect(lines(ring)).toBe(2)
  })

  it('keep cells apart that meet at a point', () => {
    expect(
      lines([
        [0, 0],
        [1, 1],
      ]),
    ).toBe(2)
  })
})

describe('two games as one', () => {
  it('split the score', () => {
    for (const [, view] of views) {
      if (!hasParks(view) || !hasZoos(view)) continue
      view.scores.forEach(({ total }, seat) => {
        const { zoo, park } = view.seats[seat] ?? {}
        expect((zoo?.points ?? 0) + (park?.points ?? 0)).toBe(total)
      })
    }
  })
})

describe.each(views.filter(([, view]) => isOZoo(view)))('zoos of %s', (_, view) => {
  it('have as many loops as benches', () => {
    if (!isOZoo(view)) return
    for (const zoo of view.seats) {
      const plan = planOf(zoo.tiles)
      expect(plan.size).toBe(2 * zoo.tiles.length + 2)
      expect(loopCorners(plan)).toHaveLength(zoo.benches)
    }
  })

  it('let a trial fit exactly where the engine lets the tile be built', () => {
    if (!isOZoo(view) || view.asks !== 'build' || view.seat === null) return
    const [tile] = view.row
    const zoo = view.seats[view.seat]
    if (!tile || !zoo) throw new Error('the fixture shows no tile')
    const plan = planOf(zoo.tiles)
    const taken = (key: string): boolean =>
      plan.has(key) || PAVILION.some((at) => spotKey(at) === key)
    const fits: string[] = []
    for (let row = -15; row <= 15; row++) {
      for (let column = -15; column <= 15; column++) {
        for (const direction of ROSE) {
          const halves = halvesOf(tile, { row, column }, direction)
          if (halves.some(({ spot }) => taken(spotKey(spot)))) continue
          const joints = jointsOf(plan, halves)
          if (joints.length > 0 && joints.every(({ meets }) => meets)) {
            fits.push(`build ${spotName({ row, column })} ${direction}`)
          }
        }
      }
    }
    expect(fits.sort()).toEqual([...view.legal].sort())
  })

  it('name spots both ways', () => {
    for (const name of ['o', 'e2', 'n1w3', 's10e1']) expect(spotName(spotOf(name))).toBe(name)
  })
})

describe('what is drawn', () => {
  it('leaves buttons only for what has no place on a board', () => {
    const buttons = new Set<string>()
    for (const [name, lists] of Object.entries(
      moves as Record<string, { seat: number; legal: string[] }[]>,
    )) {
      const game = gameNamed(name)
      for (const { seat, legal } of lists) {
        for (const { path } of optionsOf(game, legal, seat)) {
          for (const place of path)
            if (!game.isDrawn(place)) buttons.add(place.replace(/[:/].*/, ''))
        }
      }
    }
    expect([...buttons].sort()).toEqual(['button', 'pay', 'seat', 'turned'])
  })

  it('addresses the seats by their letters', () => {
    expect([0, 4].map(seatLetter)).toEqual(['A', 'E'])
  })
})
