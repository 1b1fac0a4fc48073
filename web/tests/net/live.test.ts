import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Failure } from '../../src/net/api'
import { Live, type Followers, type Step } from '../../src/net/live.svelte'
import type { Wire } from '../../src/net/transport'
import type { Snapshot, TableState, ServerMessage, Wish } from '../../src/net/messages'

class FakeWire implements Wire {
  readyState: Wire['readyState'] = 0
  onopen: Wire['onopen'] = null
  onmessage: Wire['onmessage'] = null
  onclose: Wire['onclose'] = null
  readonly sent: (Wish & { id?: string })[] = []

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Wish)
  }
  close(): void {
    this.readyState = 3
  }
  opens(): void {
    this.readyState = 1
    this.onopen?.call(this as unknown as WebSocket, new Event('open'))
  }
  tells(message: ServerMessage): void {
    const data = JSON.stringify(message)
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent('message', { data }))
  }
  /** The connection breaks, for a reason of the server's or for none. */
  breaks(code = 1006, reason = ''): void {
    this.readyState = 3
    const event = Object.assign(new Event('close'), { code, reason, wasClean: false })
    this.onclose?.call(this as unknown as WebSocket, event)
  }
}

const state = (number: number): TableState => ({
  status: 'running',
  number,
  ply: number - 2,
  to_act: [0],
  seats: [],
  unconfirmed: null,
  request: null,
  unready: [],
  tired: [],
  clocks: null,
  next: '',
  talkers: 'all',
})

const snapshot = (number: number): Snapshot => ({
  type: 'table',
  id: 'T',
  game: 'zooloretto(players=2)',
  options: {},
  table: state(number),
  view: null,
  you: { seat: 0, legal: [], prices: {}, undo: null, reset: null, confirm: false },
  seats: [0],
  host: true,
  talk: [],
})

const update = (number: number): ServerMessage => ({
  type: 'update',
  number,
  entry: { type: 'confirmed', at: 5, seat: 0 },
  events: [],
  table: state(number),
  view: null,
  you: null,
})

const draw: Wish = { type: 'play', seat: 0, move: 'draw', seen: 2 }

function opened(pause?: Followers['pause']): {
  live: Live
  wires: FakeWire[]
  steps: Step[]
  wire: () => FakeWire
} {
  const wires: FakeWire[] = []
  const steps: Step[] = []
  const live = new Live(
    'T',
    { onstep: (step) => steps.push(step), ...(pause ? { pause } : {}) },
    () => {
      const wire = new FakeWire()
      wires.push(wire)
      return wire
    },
    () => 'ws://zoo/live',
  )
  live.start()
  const wire = (): FakeWire => wires.at(-1) as FakeWire
  return { live, wires, steps, wire }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('what is told', () => {
  it('is taken in order, each entry once', () => {
    const { live, steps, wire } = opened()
    wire().opens()
    wire().tells(snapshot(2))
    wire().tells(update(3))
    wire().tells(update(3))
    wire().tells(update(4))
    expect(live.number).toBe(4)
    expect(steps.map(({ number }) => number)).toEqual([3, 4])
  })

  it('asks for the whole table when an entry is missing', () => {
    const { live, steps, wire } = opened()
    wire().opens()
    wire().tells(snapshot(2))
    wire().tells(update(5))
    expect(live.number).toBe(2)
    expect(steps).toEqual([])
    expect(wire().sent).toEqual([{ type: 'look', seat: null }])
    wire().tells(snapshot(5))
    expect(live.number).toBe(5)
  })

  it('keeps the game when only something was said', () => {
    const { live, wire } = opened()
    wire().opens()
    wire().tells(snapshot(2))
    wire().tells({
      ...(update(3) as Extract<ServerMessage, { type: 'update' }>),
      entry: { type: 'said', at: 7, name: 'Eva', text: 'Hello', seat: 1 },
    })
    expect(live.told?.you.seat).toBe(0)
    expect(live.told?.talk).toEqual([{ number: 3, at: 7, seat: 1, name: 'Eva', text: 'Hello' }])
  })
})

describe('what others do', () => {
  const moved = (number: number, seat: number): ServerMessage => ({
    ...(update(number) as Extract<ServerMessage, { type: 'update' }>),
    entry: { type: 'moved', at: 5, seat, move: 'draw' },
  })

  it('is shown one step at a time', () => {
    const { live, wire } = opened(() => 100)
    wire().opens()
    wire().tells(snapshot(2))
    for (const number of [3, 4, 5]) wire().tells(moved(number, 1))
    expect(live.number).toBe(3)
    vi.advanceTimersByTime(99)
    expect(live.number).toBe(3)
    vi.advanceTimersByTime(1)
    expect(live.number).toBe(4)
    vi.advanceTimersByTime(100)
    expect(live.number).toBe(5)
  })

  it('is told with the number of steps that wait, and only some need a pause', () => {
    const asked: [number, number][] = []
    const { live, wire } = opened(({ number }, waiting) => {
      asked.push([number, waiting])
      return number === 3 ? 100 : 0
    })
    wire().opens()
    wire().tells(snapshot(2))
    for (const number of [3, 4, 5]) wire().tells(moved(number, 1))
    expect(live.number).toBe(3)
    vi.advanceTimersByTime(100)
    expect(live.number).toBe(5)
    expect(asked).toEqual([
      [3, 0],
      [4, 1],
      [5, 0],
    ])
  })

  it('is caught up with by whoever will not wait', () => {
    const { live, steps, wire } = opened(() => 100)
    wire().opens()
    wire().tells(snapshot(2))
    for (const number of [3, 4, 5]) wire().tells(moved(number, 1))
    live.catchUp()
    expect(live.number).toBe(5)
    expect(steps.map(({ number }) => number)).toEqual([3, 4, 5])
    wire().tells(moved(6, 1))
    expect(live.number).toBe(6)
  })

  it('does not delay what is done here', () => {
    const { live, steps, wire } = opened(() => 100)
    wire().opens()
    wire().tells(snapshot(2))
    wire().tells(moved(3, 1))
    wire().tells(moved(4, 1))
    wire().tells(moved(5, 0))
    expect(steps.map(({ number }) => number)).toEqual([3, 4, 5])
    wire().tells(moved(6, 1))
    expect(live.number).toBe(5)
  })

  it('is told from what is done here', () => {
    const { live, wire } = opened()
    wire().opens()
    wire().tells(snapshot(2))
    wire().tells(moved(3, 0))
    wire().tells(moved(4, 1))
    expect([live.own, live.number]).toEqual([3, 4])
  })

  it('is nothing new after the whole table was told', () => {
    const { live, steps, wire } = opened(() => 100)
    wire().opens()
    wire().tells(snapshot(2))
    for (const number of [3, 4, 5]) wire().tells(moved(number, 1))
    wire().tells(snapshot(5))
    vi.advanceTimersByTime(1000)
    expect(live.number).toBe(5)
    expect(steps.map(({ number }) => number)).toEqual([3])
  })
})

describe('wishes', () => {
  it('are answered with their entry', async () => {
    const { live, wire } = opened()
    wire().opens()
    wire().tells(snapshot(2))
    const wished = live.wish(draw)
    const [sent] = wire().sent
    expect(sent).toMatchObject(draw)
    expect(live.waiting).toBe(1)
    wire().tells({ type: 'ack', number: 3, id: sent?.id ?? '' })
    await expect(wished).resolves.toBe(3)
    expect(live.waiting).toBe(0)
  })

  it('are refused with the rule that they break', async () => {
    const { live, wire } = opened()
    wire().opens()
    wire().tells(snapshot(2))
    const wished = live.wish(draw)
    const id = wire().sent[0]?.id ?? ''
    wire().tells({ type: 'refused', code: 'illegal', why: 'no', rule: 'Z.4.2', id })
    const failure = await wished.catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Failure)
    expect((failure as Failure).rule).toBe('Z.4.2')
  })

  it('wait for the connection', () => {
    const { live, wire } = opened()
    void live.wish(draw)
    expect(wire().sent).toEqual([])
    wire().opens()
    expect(wire().sent).toHaveLength(1)
  })

  it('are sent again with the same id after the connection was lost', async () => {
    const { live, wires, wire } = opened()
    wire().opens()
    wire().tells(snapshot(2))
    const wished = live.wish(draw)
    wire().breaks()
    expect(live.connection).toBe('lost')
    vi.advanceTimersByTime(1000)
    wire().opens()
    expect(wires).toHaveLength(2)
    expect(wires[1]?.sent).toEqual(wires[0]?.sent)
    wire().tells(snapshot(3))
    wire().tells({ type: 'ack', number: 3, id: wire().sent[0]?.id ?? '' })
    await expect(wished).resolves.toBe(3)
    expect(live.connection).toBe('live')
  })

  it('without an id are done if the second one is refused', async () => {
    const { live, wire } = opened()
    wire().opens()
    wire().tells(snapshot(2))
    const paused = live.wish({ type: 'pause', seat: 0 })
    wire().breaks()
    vi.advanceTimersByTime(1000)
    wire().opens()
    wire().tells({ type: 'refused', code: 'not-running', why: 'the game is paused' })
    await expect(paused).resolves.toBeNull()
  })

  it('that cannot be read are not sent for ever', async () => {
    const { live, wire } = opened()
    wire().opens()
    wire().tells(snapshot(2))
    const wished = live.wish({ type: 'say', text: 'x'.repeat(5000), seat: 0 })
    wire().breaks(4400, 'too large')
    await expect(wished).rejects.toMatchObject({ code: 'bad-message' })
    vi.advanceTimersByTime(1000)
    wire().opens()
    expect(wire().sent).toEqual([])
  })
})

describe('the connection', () => {
  it('comes back, with longer and longer pauses', () => {
    const { wires, wire } = opened()
    const waits: number[] = []
    for (let attempt = 0; attempt < 8; attempt++) {
      wire().breaks()
      const count = wires.length
      let waited = 0
      while (wires.length === count) {
        vi.advanceTimersByTime(50)
        waited += 50
      }
      waits.push(waited)
    }
    expect(waits[0]).toBeLessThanOrEqual(400)
    expect(waits[5]).toBeGreaterThan(4000)
    expect(Math.max(...waits)).toBeLessThanOrEqual(12_500)
  })

  it('does not come back to a table that is closed to it', async () => {
    const { live, wires, wire } = opened()
    const wished = live.wish(draw)
    wire().breaks(4404, 'no-table')
    vi.advanceTimersByTime(60_000)
    expect(wires).toHaveLength(1)
    expect(live.ended?.code).toBe('no-table')
    await expect(wished).rejects.toMatchObject({ code: 'no-table' })
  })

  it('comes back when only the storage was away', () => {
    const { live, wires, wire } = opened()
    wire().breaks(4404, 'unavailable')
    vi.advanceTimersByTime(1000)
    expect(live.ended).toBeNull()
    expect(wires).toHaveLength(2)
  })

  it('is tried at once when the device wakes up', () => {
    const { live, wires, wire } = opened()
    for (let attempt = 0; attempt < 6; attempt++) {
      wire().breaks()
      vi.advanceTimersByTime(13_000)
    }
    wire().breaks()
    const count = wires.length
    live.wake()
    expect(wires).toHaveLength(count + 1)
  })

  it('that sleeps is given up, and one that answers is kept', () => {
    const { live, wires, wire } = opened()
    wire().opens()
    wire().tells(snapshot(2))
    live.wake()
    wire().tells(snapshot(2))
    vi.advanceTimersByTime(10_000)
    expect(wires).toHaveLength(1)
    live.wake()
    vi.advanceTimersByTime(10_000)
    expect(wires).toHaveLength(2)
  })

  it('looks from the same seat as before', () => {
    const { live, wire } = opened()
    wire().opens()
    live.look(1)
    wire().breaks(1012)
    vi.advanceTimersByTime(1000)
    wire().opens()
    expect(wire().sent).toEqual([{ type: 'look', seat: 1 }])
  })

  it('stays closed when the page is left', () => {
    const { live, wires, wire } = opened()
    wire().opens()
    live.stop()
    wire().breaks()
    vi.advanceTimersByTime(60_000)
    expect(wires).toHaveLength(1)
  })
})
