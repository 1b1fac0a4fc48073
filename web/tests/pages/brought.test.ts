import { describe, expect, test } from 'vitest'
import { broughtBy } from '../../src/pages/you/brought'

describe('a file that somebody opens', () => {
  test('holds all of another browser', () => {
    const file = {
      zoopark: 1,
      games: [],
      rows: [['log', 1, ['a', 1, '{}']]],
      settings: { name: 'Eva' },
    }
    expect(broughtBy(JSON.stringify(file))).toEqual({
      rows: JSON.stringify(file.rows),
      settings: '{"name":"Eva"}',
    })
  })

  test('is the record of a game', () => {
    expect(broughtBy('zooloretto(players=2)\nA draw')).toEqual({
      record: 'zooloretto(players=2)\nA draw',
    })
  })

  test('holds nothing that anybody could read', () => {
    for (const text of ['{', '{}', '{"zoopark":1,"games":[]}', ' {"rows":null}'])
      expect(broughtBy(text)).toMatchObject({ rows: '{}' })
    expect(broughtBy('')).toEqual({ record: '' })
  })
})
