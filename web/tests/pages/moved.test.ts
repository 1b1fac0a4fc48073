import { describe, expect, it } from 'vitest'
import { isAlone, recordOf } from '../../src/pages/table/moved'
import type { Entry, Logged, Snapshot } from '../../src/net/messages'

const log = (...entries: [ply: number, entry: Partial<Entry>][]): Logged[] =>
  entries.map(([ply, entry], index) => ({
    number: index + 1,
    ply,
    entry: entry as Entry,
    events: [],
  }))

describe('the record of a game as the page knows it', () => {
  it('has what stands, and nothing that is sealed', () => {
    const found = recordOf(
      log(
        [0, { type: 'opened', game: 'zooloretto(players=2)', rules: 2 }],
        [0, { type: 'started', dealt: ['leave zebra', 'begin A'] }],
        [1, { type: 'moved', seat: 0, move: 'draw', dealt: ['reveal panda'] }],
        [1, { type: 'said', seat: 0, name: 'Ema', text: 'hello' }],
        [2, { type: 'moved', seat: 0, move: 'load 1' }],
        [1, { type: 'undone', seat: 0, to: 1 }],
        [2, { type: 'moved', seat: 0, move: 'load 2' }],
        [3, { type: 'moved', seat: 1, move: '' }],
      ),
    )
    expect(found).toBe(
      [
        'zoopark record 1',
        'game zooloretto(players=2)',
        'rules 2',
        '- > leave zebra, > begin A',
        'A draw, > reveal panda',
        'A load 2',
        'end 5 entries',
        '',
      ].join('\n'),
    )
  })

  it('begins with its position', () => {
    const opened = { type: 'opened', game: 'g', rules: 2, position: 'g | round:9' } as const
    expect(recordOf(log([0, opened])).split('\n')).toContain('position g | round:9')
  })
})

describe('a table', () => {
  const table = (seats: object[], mine: number[], status = 'running'): Snapshot =>
    ({ table: { status, seats }, seats: mine }) as unknown as Snapshot

  it('can be taken along if only bots and people of this device play', () => {
    const bot = { bot: 'easy', substitute: '' }
    const person = { bot: '', substitute: '' }
    expect(isAlone(table([person, bot], [0]))).toBe(true)
    expect(isAlone(table([person, person, bot], [0, 1]))).toBe(true)
    expect(isAlone(table([person, person, bot], [0]))).toBe(false)
    expect(isAlone(table([{ bot: '', substitute: 'easy' }, bot], [0]))).toBe(false)
    expect(isAlone(table([person, bot], [0], 'over'))).toBe(false)
  })
})
