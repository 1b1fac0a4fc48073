import { describe, expect, it } from 'vitest'
import type { SeatInfo, Snapshot } from '$/net/messages'
import type { Played } from '$/pages/table/log'
import { backTo, isAlone, waitsForConfirm } from '$/pages/table/slips'

const seat = (name: string, bot: string, substitute = ''): SeatInfo => ({
  name,
  bot,
  substitute,
  since: null,
  avatar: '',
})
const played = (at: number, move: string, dealt = 0): Played => ({
  number: 1,
  seat: at,
  move,
  dealt,
  events: [],
})
const told = (change: Partial<Snapshot['table']> = {}): Pick<Snapshot, 'table' | 'you'> =>
  ({
    table: {
      status: 'running',
      request: null,
      seats: [seat('Ema', ''), seat('', 'normal')],
      ...change,
    },
    you: { seat: 0 },
  }) as unknown as Pick<Snapshot, 'table' | 'you'>

describe('a slip', () => {
  it('is nobody else’s business where only bots play', () => {
    expect(isAlone([seat('Ema', ''), seat('', 'normal')], 0)).toBe(true)
    expect(isAlone([seat('Ema', ''), seat('Petr', '')], 0)).toBe(false)
    // Who is away has a say, whoever keeps the place.
    expect(isAlone([seat('Ema', ''), seat('Petr', '', 'normal')], 0)).toBe(false)
  })

  it('waits to be confirmed, but for tiles that are loaded beside bots', () => {
    expect(waitsForConfirm('place panda 5', true)).toBe(true)
    expect(waitsForConfirm('load 2', true)).toBe(false)
    expect(waitsForConfirm('load 2', false)).toBe(true)
  })

  it('goes back to before one’s own last move, whatever others have played since', () => {
    const moves = [played(0, 'take 1'), played(0, 'place panda 5'), played(1, 'draw', 1)]
    expect(backTo(told(), moves)).toBe(1)
    expect(backTo(told(), [played(1, 'take 2')])).toBe(null)
  })

  it('leaves a drawn tile drawn', () => {
    expect(backTo(told(), [played(0, 'take 1'), played(0, 'draw', 1)])).toBe(null)
  })

  it('waits while somebody is asked, and ends with the game', () => {
    const moves = [played(0, 'take 1')]
    const request = { seat: 0, to: 0, agreed: [0], waiting: [1] }
    expect(backTo(told({ request }), moves)).toBe(null)
    expect(backTo(told({ status: 'over' }), moves)).toBe(null)
    expect(backTo(told({ seats: [seat('Ema', '', 'normal')] }), moves)).toBe(null)
  })
})
