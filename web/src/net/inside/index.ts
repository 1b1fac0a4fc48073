/** The tables of this browser itself, for pages without a server. */
import type { Transport, Wire } from '../transport'
import { Rows } from './rows'
import { inside } from './state.svelte'
import { CHANNEL, type ToOwn, type ToPage, type ToWorker } from './words'

type Unsent<T> = T extends ToWorker ? Omit<T, 'tab'> : never

const CONNECTING = 0
const OPEN = 1
const CLOSED = 3
const RESTARTED = 1012
/** Milliseconds without a word from the worker that holds the tables, after which it is asleep. */
const PATIENCE = 20_000

const TAB = Math.random().toString(36).slice(2, 10)
const asked = new Map<
  string,
  { message: Unsent<ToWorker>; answer: (response: Response) => void; fail: (error: Error) => void }
>()
const wires = new Map<string, InsideWire>()
let channel: BroadcastChannel | undefined
let own: Worker | undefined
/** The worker that holds the tables. */
let holder = ''
let ready = false
let heard = Date.now()
let made = 0

const newName = (): string => `${TAB} ${++made}`
const send = (message: Unsent<ToWorker>): void => channel?.postMessage({ ...message, tab: TAB })

class InsideWire implements Wire {
  readyState: Wire['readyState'] = CONNECTING
  onopen: Wire['onopen'] = null
  onmessage: Wire['onmessage'] = null
  onclose: Wire['onclose'] = null
  readonly name = newName()

  constructor(readonly path: string) {
    wires.set(this.name, this)
    begin()
    if (ready) this.connect()
  }

  connect(): void {
    send({ say: 'connect', name: this.name, path: this.path })
  }

  hear(text: string): void {
    if (this.readyState === CONNECTING) {
      this.readyState = OPEN
      this.onopen?.call(this as unknown as WebSocket, new Event('open'))
    }
    const event = new MessageEvent('message', { data: text })
    this.onmessage?.call(this as unknown as WebSocket, event)
  }

  end(code: number, reason: string): void {
    if (this.readyState === CLOSED) return
    this.readyState = CLOSED
    wires.delete(this.name)
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent('close', { code, reason }))
  }

  send(text: string): void {
    send({ say: 'hear', name: this.name, text })
  }

  close(): void {
    if (this.readyState === CLOSED) return
    this.readyState = CLOSED
    wires.delete(this.name)
    send({ say: 'hang up', name: this.name })
  }
}

function take(message: ToPage): void {
  heard = Date.now()
  switch (message.say) {
    case 'here':
      if (message.worker !== holder) {
        // Another one has taken over: it knows nothing of what was said before.
        const before = [...wires.values()].filter(({ readyState }) => readyState === OPEN)
        holder = message.worker
        ready = false
        for (const wire of before) wire.end(RESTARTED, 'another tab')
      }
      inside.trouble = null
      if (!message.ready || ready) return
      ready = true
      inside.loading = null
      for (const { message } of asked.values()) send(message)
      for (const wire of wires.values()) wire.connect()
      break
    case 'loading':
      if (!ready && (asked.size || wires.size))
        inside.loading = { done: message.done, total: message.total }
      break
    case 'failed':
      ready = false
      inside.loading = null
      inside.trouble = message.code
      for (const [name, { fail }] of asked) {
        asked.delete(name)
        fail(new TypeError(message.why))
      }
      for (const wire of wires.values()) wire.end(RESTARTED, message.code)
      break
    case 'notice':
      inside.notice = message.notice
      break
    case 'slow':
      inside.slow = message.level
      break
    case 'answer': {
      const { status, headers, body } = message
      const found = asked.get(message.name)
      asked.delete(message.name)
      found?.answer(new Response(status === 204 ? null : body, { status, headers }))
      break
    }
    case 'told':
      wires.get(message.name)?.hear(message.text)
      break
    case 'closed':
      wires.get(message.name)?.end(message.code, message.why)
  }
}

/** A worker of this page, which waits until nobody else holds the tables. */
function hire(): void {
  own = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'zoopark' })
  own.onerror = (event) => take({ say: 'failed', code: 'no-engine', why: event.message })
  own.onmessage = hire
}

/** A table needs a worker that holds it: in another tab, or in this one. */
function begin(): void {
  if (inside.trouble === 'offline') {
    inside.trouble = null
    own?.postMessage({ say: 'again' } satisfies ToOwn)
  }
  if (channel) return
  if (!ready) inside.loading = { done: 0, total: 1 }
  channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<ToPage | ToWorker>) => {
    if (!('tab' in data) || data.tab === TAB) take(data as ToPage)
  }
  hire()
  send({ say: 'anybody' })
  window.addEventListener('pagehide', () => send({ say: 'leave' }))
  setInterval(() => {
    if (document.visibilityState !== 'visible' || !(asked.size || wires.size)) return
    send({ say: 'anybody' })
    if (holder && Date.now() - heard > PATIENCE) own?.postMessage({ say: 'steal' } satisfies ToOwn)
  }, PATIENCE / 4)
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const message = {
    say: 'ask' as const,
    name: newName(),
    method: init.method ?? 'GET',
    path,
    headers: Object.fromEntries(new Headers(init.headers)),
    body: typeof init.body === 'string' ? init.body : '',
  }
  return new Promise((answer, fail) => {
    init.signal?.addEventListener('abort', () => {
      if (!asked.delete(message.name)) return
      if (ready) send({ say: 'abandon', name: message.name })
      fail(new DOMException('nobody waits any more', 'AbortError'))
    })
    asked.set(message.name, { message, answer, fail })
    begin()
    if (ready) send(message)
    else if (inside.trouble) take({ say: 'failed', code: inside.trouble, why: inside.trouble })
  })
}

/** One's own games, which are known before Python is here. */
async function mine(): Promise<Response> {
  try {
    const rows = await Rows.open()
    const found = await rows.get('mine')
    rows.close()
    return Response.json(typeof found === 'string' ? JSON.parse(found) : [])
  } catch {
    return Response.json([])
  }
}

/** What the build has written down, because it is always the same. */
const WRITTEN = /^\/api\/(games|rules\?lang=(\w+))$/

/** What needs no table, and is known before somebody plays. */
function known(path: string, init?: RequestInit): Promise<Response> | undefined {
  const written = WRITTEN.exec(path)
  const signal = init?.signal ?? null
  if (written)
    return fetch(written[2] ? `data/rules-${written[2]}.json` : 'data/games.json', { signal })
  // Nobody else is here.
  if (path.startsWith('/api/tables?')) return Promise.resolve(Response.json({ tables: [] }))
  if (ready) return undefined
  if (path === '/api/me/tables') return mine()
  // What goes together is told at the latest when the table is opened.
  return path.startsWith('/api/games/check') ? Promise.resolve(Response.json({})) : undefined
}

export const browser: Transport = {
  fetch: (path, init) => known(path, init) ?? ask(path, init),
  open: (path) => new InsideWire(path),
}
