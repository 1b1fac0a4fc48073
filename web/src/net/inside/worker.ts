/**
 * The worker that holds the tables of this browser. Every tab has one, and one of them has the lock: it answers
 * all tabs. When its tab is closed, the lock goes to the next one, which reads what is stored and goes on.
 */
import { start, Unreached } from './engine'
import { Rows } from './rows'
import {
  CHANNEL,
  LOCK,
  type FromOwn,
  type Notice,
  type ToOwn,
  type ToPage,
  type ToWorker,
} from './words'

/** Python's `House`, as far as it is used here. */
interface House {
  ask: (
    name: string,
    method: string,
    path: string,
    headers: unknown,
    body: string,
  ) => Promise<{
    toJs: (options: object) => [number, Record<string, string>, string]
    destroy: () => void
  }>
  desk: {
    abandon: (name: string) => void
    connect: (name: string, path: string) => void
    hear: (name: string, text: string) => void
    hang_up: (name: string) => void
  }
}

const ME = crypto.getRandomValues(new Uint32Array(2)).join('-')
const channel = new BroadcastChannel(CHANNEL)
const tell = (message: ToPage): void => channel.postMessage(message)
const lines = new Map<string, Set<string>>()
let ready = false
let holding = false

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
const notice = (one: Notice): void => tell({ say: 'notice', notice: one })

/** Where rows go; without IndexedDB, as in some private windows, nowhere. */
async function storage(): Promise<{ rows: Rows | null; stored: string }> {
  try {
    const rows = await Rows.open()
    void navigator.storage?.persist?.().catch(() => false)
    return { rows, stored: await rows.take(ME) }
  } catch {
    notice('unkept')
    return { rows: null, stored: '' }
  }
}

async function keepIn(rows: Rows, text: string): Promise<void> {
  try {
    await rows.keep(text)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') notice('full')
    throw error
  }
}

async function openHouse(): Promise<void> {
  if (!ENGINE || typeof WebAssembly !== 'object' || typeof DecompressionStream !== 'function')
    throw Object.assign(new Error('this browser cannot run Python'), { code: 'no-engine' })
  const home = new URL(location.pathname.includes('/assets/') ? '../' : './', location.href).href
  const [python, { rows, stored }] = await Promise.all([
    start(ENGINE, home, (done, total) => tell({ say: 'loading', done, total })),
    storage(),
  ])
  const open = (await python.runPythonAsync(`
from zoopark.browser import stand_ins
stand_ins.install()
from zoopark.browser.house import open_house
open_house
`)) as (
    stored: string,
    keep: unknown,
    told: unknown,
    contract: string,
    late: (level: string) => void,
  ) => Promise<House>
  let listing = false
  /** One's own games, for pages on which nobody plays. */
  const list = async (): Promise<void> => {
    if (listing || !rows || !house) return
    listing = true
    await Promise.resolve()
    listing = false
    const answer = await house.ask('', 'GET', '/api/me/tables', python.toPy({}), '')
    await rows.put('mine', answer.toJs({})[2])
    answer.destroy()
  }
  const keep = async (text: string): Promise<void> => {
    if (!rows) return
    await keepIn(rows, text)
    setTimeout(() => void list().catch(() => undefined))
  }
  const told = (name: string, text: string | undefined, code: number, why: string): void => {
    const tab = name.split(' ')[0] ?? ''
    if (text === undefined || text === null) tell({ say: 'closed', tab, name, code, why })
    else tell({ say: 'told', tab, name, text })
  }
  const house: House = await open(stored, keep, told, CONTRACT, (level) =>
    tell({ say: 'slow', level }),
  )
  const leave = (tab: string): void => {
    for (const name of lines.get(tab) ?? []) house.desk.hang_up(name)
    lines.delete(tab)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    if (!holding || !('tab' in data)) return
    const { tab } = data
    switch (data.say) {
      case 'ask':
        void house
          .ask(data.name, data.method, data.path, python.toPy(data.headers), data.body)
          .then((answer) => {
            const [status, headers, body] = answer.toJs({ dict_converter: Object.fromEntries })
            answer.destroy()
            tell({ say: 'answer', tab, name: data.name, status, headers, body })
          })
        break
      case 'abandon':
        house.desk.abandon(data.name)
        break
      case 'connect':
        lines.set(tab, (lines.get(tab) ?? new Set()).add(data.name))
        house.desk.connect(data.name, data.path)
        break
      case 'hear':
        house.desk.hear(data.name, data.text)
        break
      case 'hang up':
        lines.get(tab)?.delete(data.name)
        house.desk.hang_up(data.name)
        break
      case 'leave':
        leave(tab)
        break
      case 'anybody':
    }
  })
}

/** Hold the tables until this worker ends, or another one takes them away because this one was asleep. */
async function hold(): Promise<void> {
  if (holding) return new Promise(() => undefined)
  holding = true
  tell({ say: 'here', worker: ME, ready })
  try {
    await openHouse()
    ready = true
    tell({ say: 'here', worker: ME, ready })
    await new Promise(() => undefined)
  } catch (error) {
    const code =
      error instanceof Unreached
        ? error.gone
          ? 'old'
          : 'offline'
        : error instanceof Error && 'code' in error
          ? 'no-engine'
          : reasonOf(error).includes('TooNew')
            ? 'too-new'
            : 'no-engine'
    tell({ say: 'failed', code, why: reasonOf(error) })
    if (!(error instanceof Unreached)) console.error(error)
  }
  holding = ready = false
}

channel.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (holding && data.say === 'anybody') tell({ say: 'here', worker: ME, ready })
})

/** The request for the lock that has not been granted yet. */
let waiting = new AbortController()

async function queue(steal = false): Promise<void> {
  if (!('locks' in navigator)) return hold()
  waiting.abort() // a second request would be a rival of the first
  const { signal } = (waiting = new AbortController())
  try {
    await navigator.locks.request(LOCK, steal ? { steal } : { signal }, hold)
  } catch {
    if (signal.aborted) return
    // It was stolen, and whoever has it now goes on. What is known here is out of date: another worker waits instead.
    self.postMessage({ say: 'robbed' } satisfies FromOwn)
    self.close()
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToOwn>) => {
  // The worker that holds the tables was only busy, as while Python starts on a slow device.
  if (!holding) void queue(data.say === 'steal')
})
void queue()
