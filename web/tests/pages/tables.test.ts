import { describe, expect, it } from 'vitest'
import type { Listed } from '../../src/net/messages'
import { optionOf } from '../../src/games/game'
import { ago, isYourTurn, manner, peopleAt, standing } from '../../src/pages/lists/tables'

const table = (change: Partial<Listed> = {}): Listed => ({
  id: 'x',
  game: 'zooloretto(players=3, modules=everything+lion-family)',
  status: 'running',
  created: 0,
  updated: 0,
  players: 3,
  open_seats: 0,
  to_act: [1],
  names: [
    { name: 'Ema', bot: '', avatar: '' },
    { name: 'Tomáš', bot: '', avatar: '' },
    { name: '', bot: 'hard', avatar: '' },
  ],
  deadline: null,
  options: {},
  result: null,
  seats: [0],
  ...change,
})

describe('a table in a list', () => {
  it('says whose turn it is', () => {
    expect(standing(table())).toBe('Tomáš to move')
    expect(standing(table({ to_act: [2] }))).toBe('Lola to move')
    expect(standing(table({ to_act: [0, 2] }))).toBe('your turn')
    expect(standing(table({ to_act: [1, 2] }))).toBe('2\u00a0to move')
    expect(isYourTurn(table({ to_act: [0], status: 'paused' }))).toBe(false)
  })

  it('says who is awaited and who won', () => {
    expect(standing(table({ status: 'open', open_seats: 2 }))).toBe('2\u00a0seats free')
    const points = [10, 31, 20]
    expect(standing(table({ status: 'over', result: { points, ranking: [[1], [2], [0]] } }))).toBe(
      'Tomáš won with 31\u00a0points',
    )
    expect(standing(table({ status: 'over', result: { points, ranking: [[1, 2], [0]] } }))).toBe(
      'shared victory',
    )
  })

  it('knows its people, bots and free seats', () => {
    const people = peopleAt(
      table({
        names: [
          { name: 'Ema', bot: '', avatar: '' },
          { name: '', bot: '', avatar: '' },
          { name: '', bot: 'hard', avatar: '' },
        ],
      }),
    )
    expect(people.map((one) => one && [one.name, one.letter, one.you])).toEqual([
      ['Ema', 'E', true],
      undefined,
      ['Lola', 'L', false],
    ])
  })

  it('says how it differs from others', () => {
    expect(manner(table())).toEqual(['everything', '1\u00a0expansion'])
    expect(
      manner(table({ game: 'aquaretto(players=3)', options: { clock: { turn: 86_400 } } })),
    ).toEqual(['over several days'])
    expect(
      manner(table({ game: 'aquaretto(players=3)', options: { clock: { game: 1200 } } })),
    ).toEqual(['with a clock'])
  })

  it('reads options of game strings by their whole name', () => {
    expect(optionOf('zooloretto(players=3, start=B)', 'start')).toBe('B')
    expect(optionOf('zooloretto(players=3, start=B)', 'art')).toBe('')
  })

  it('says how long ago something was', () => {
    expect(ago(0, 5000)).toBe('5 seconds ago')
    expect(ago(0, 3_599_000)).toBe('59 minutes ago')
    expect(ago(0, 90_000_000)).toBe('yesterday')
    expect(ago(10, 0)).toBe('now')
  })
})
