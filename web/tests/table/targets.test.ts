import { describe, expect, it } from 'vitest'
import fixtures from '../../fixtures/moves.json'
import { gameNamed } from '../support/games'
import {
  actionsOf,
  choose,
  chosenMove,
  lightsOf,
  NOTHING,
  openOptions,
  optionsOf,
  pick,
  settled,
  type Option,
  type Selection,
} from '../../src/table/moves/targets'

interface Asked {
  seat: number
  legal: string[]
}

const zooloretto = gameNamed('zooloretto')
const games = Object.entries(fixtures as Record<string, Asked[]>)

/** Pick what is lit until a move is chosen, and collect every move that can be reached. */
function reached(options: Option[], selection: Selection, found: Set<string>): void {
  const move = chosenMove(options, selection)
  if (move !== null) {
    found.add(move)
    return
  }
  for (const [place, light] of lightsOf(options, selection)) {
    if (light === 'picked' || light === 'instead') continue
    const next = pick(options, selection, place)
    expect(next.picks).toEqual([...selection.picks, place])
    if (next.action === null) {
      for (const action of actionsOf(options, next).keys()) {
        reached(options, choose(options, next, action), found)
      }
    } else {
      reached(options, next, found)
    }
  }
}

describe.each(games)('%s', (name, lists) => {
  const game = gameNamed(name)

  it('reaches every legal move by picking what is lit, and nothing else', () => {
    for (const { seat, legal } of lists) {
      const found = new Set<string>()
      reached(optionsOf(game, legal, seat), NOTHING, found)
      expect([...found].sort()).toEqual([...legal].sort())
    }
  })

  it('reaches every legal move by its ticket', () => {
    for (const { seat, legal } of lists) {
      const options = optionsOf(game, legal, seat)
      const found = new Set<string>()
      for (const action of actionsOf(options, NOTHING).keys()) {
        reached(options, choose(options, NOTHING, action), found)
      }
      expect([...found].sort()).toEqual([...legal].sort())
    }
  })

  it('draws every verb but those that have nothing to point at', () => {
    const bare = new Set(['decline', 'withdraw', 'skip', 'drop', 'rearrange', 'tree'])
    for (const { seat, legal } of lists) {
      for (const option of optionsOf(game, legal, seat)) {
        if (option.action === 'other') expect(bare).toContain(option.verb)
      }
    }
  })
})

describe('a selection', () => {
  const place = optionsOf(zooloretto, ['place panda 5', 'place panda barn'], 1)
  const turn = optionsOf(
    zooloretto,
    ['draw', 'take 2', 'move panda 5', 'discard panda', 'exchange 4 5'],
    0,
  )

  it('lifts the first tile in hand by itself, but no place', () => {
    const lifted = settled(place, NOTHING)
    expect(lifted.picks).toEqual(['hand/panda'])
    expect([...lightsOf(place, lifted)]).toEqual([
      ['B/pen:5', 'glow'],
      ['B/barn', 'glow'],
      ['hand/panda', 'picked'],
    ])
    expect(settled(place, lifted)).toBe(lifted)
    expect(settled(turn, NOTHING)).toBe(NOTHING)
  })

  it('glows for what is asked and stays quiet for what is bought', () => {
    const lights = lightsOf(turn, NOTHING)
    expect(lights.get('supply')).toBe('glow')
    expect(lights.get('truck:2')).toBe('glow')
    expect(lights.get('A/barn/panda')).toBe('quiet')
    expect(lightsOf(turn, choose(turn, NOTHING, 'move')).get('A/barn/panda')).toBe('glow')
  })

  it('asks for the ticket when a piece can do several things', () => {
    const picked = pick(turn, NOTHING, 'A/barn/panda')
    expect(picked.action).toBeNull()
    expect([...actionsOf(turn, picked).keys()]).toEqual(['move', 'discard'])
    expect(chosenMove(turn, picked)).toBeNull()
    expect(chosenMove(turn, choose(turn, picked, 'discard'))).toBe('discard panda')
  })

  it('can begin an exchange at either end', () => {
    const from5 = pick(turn, pick(turn, NOTHING, 'A/pen:5'), 'A/pen:4')
    expect(chosenMove(turn, from5)).toBe('exchange 4 5')
  })

  it('is put back by the same piece, and changed by another', () => {
    const options = optionsOf(
      zooloretto,
      ['place panda 5', 'place snack 4a', 'place panda barn'],
      0,
    )
    const panda = pick(options, NOTHING, 'hand/panda')
    expect(pick(options, panda, 'hand/panda')).toEqual(NOTHING)
    expect(lightsOf(options, panda).get('hand/snack')).toBe('instead')
    expect(pick(options, panda, 'hand/snack').picks).toEqual(['hand/snack'])
    expect(pick(options, panda, 'truck:1')).toBe(panda)
  })

  it('asks how to pay only where there is a choice', () => {
    const one = optionsOf(zooloretto, ['hire buyer'], 0)
    expect(chosenMove(one, pick(one, NOTHING, 'A/office:buyer'))).toBe('hire buyer')
    const two = optionsOf(zooloretto, ['hire buyer', 'hire buyer donations'], 0)
    const window = pick(two, NOTHING, 'A/office:buyer')
    expect(chosenMove(two, window)).toBeNull()
    expect(chosenMove(two, pick(two, window, 'pay:donations'))).toBe('hire buyer donations')
  })

  it('turns verbs that nobody has drawn into buttons', () => {
    const options = optionsOf(zooloretto, ['juggle 3 panda', 'juggle 4 panda', 'draw'], 0)
    expect(lightsOf(options, NOTHING).has('button:juggle 3 panda')).toBe(true)
    const picked = pick(options, NOTHING, 'button:juggle 4 panda')
    expect(chosenMove(options, picked)).toBe('juggle 4 panda')
  })

  it('turns moves that cannot be told apart into buttons', () => {
    const options = optionsOf(zooloretto, ['take 2', 'take 2 slowly'], 0)
    expect(openOptions(options, NOTHING).map((option) => option.action)).toEqual(['other', 'other'])
  })
})
