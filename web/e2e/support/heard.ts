/**
 * What the page has heard of its table: a listener beside the page's own, in the page itself.
 *
 * A test knows by it when a wish is answered and shown, and what was offered. It says nothing itself,
 * and keeps something back only while `held` is there.
 */
import type { BrowserContext, Page } from 'playwright-core'
import type { TableState, ServerMessage, Update, You } from '../../src/net/messages'

export interface Heard {
  /** How many tables, updates and answers have come. */
  count: number
  /** Moves and other wishes that were sent, in their order. */
  sent: { type: string; move?: string }[]
  /** How many of them have no answer yet. */
  waiting: number
  /** The last entry that an answer named: it is shown once it has come itself. */
  promised: number
  table: TableState | null
  you: You | null
  /** The worker that holds the tables, where they are in the browser itself. */
  holder: string
  /** What has pointed at the page: `mouse`, `touch`, `pen`. */
  pointers: string[]
  /** Moves that were not let out of the page, while a test only wants to know what they would be. */
  held: string[] | null
}

declare global {
  interface Window {
    heard: Heard
  }
}

/** Run in the page before anything else. */
function listen(): void {
  const heard: Heard = {
    count: 0,
    sent: [],
    waiting: 0,
    promised: 0,
    table: null,
    you: null,
    holder: '',
    pointers: [],
    held: null,
  }
  addEventListener('pointerdown', ({ pointerType }) => heard.pointers.push(pointerType), true)
  window.heard = heard
  // By the ids of the wishes: a wish that is sent again after a lost connection is still the same one.
  const unanswered = new Set<string>()
  const count = (): void => void (heard.waiting = unanswered.size)
  let unnamed = 0
  const sending = (wish: Heard['sent'][number] & { id?: string }): void => {
    if (wish.type === 'look') return
    const id = wish.id ?? `unnamed ${++unnamed}`
    if (!unanswered.has(id)) heard.sent.push(wish)
    unanswered.add(id)
    count()
  }
  const answer = (id: string | undefined): void => {
    unanswered.delete(id || ([...unanswered].find((one) => one.startsWith('unnamed')) ?? ''))
    count()
  }
  /** What has no name looks like a new wish when it is sent again; whoever is sent away sends nothing again. */
  const lost = (forGood: boolean): void => {
    for (const id of [...unanswered]) if (forGood || id.startsWith('unnamed')) unanswered.delete(id)
    count()
  }
  const FOR_GOOD = [4400, 4403, 4404, 4426]
  const take = (told: ServerMessage): void => {
    heard.count += 1
    if (told.type === 'table' || told.type === 'update') {
      heard.table = told.table
      heard.you = (told as Update).you ?? heard.you
    } else if (told.type === 'ack') {
      answer(told.id)
      heard.promised = Math.max(heard.promised, told.number)
    } else if (told.type === 'refused') {
      answer(told.id)
    }
  }
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      this.addEventListener('message', (event) =>
        take(JSON.parse(String(event.data)) as ServerMessage),
      )
      this.addEventListener('close', ({ code }) => lost(FOR_GOOD.includes(code)))
    }
    override close(code?: number, reason?: string): void {
      if (this.readyState <= WebSocket.OPEN) lost(true) // the page has left the table
      super.close(code, reason)
    }
    override send(data: string): void {
      const wish = JSON.parse(data) as Heard['sent'][number] & { id?: string }
      if (heard.held && wish.type === 'play') {
        heard.held.push(wish.move ?? '')
        // The page takes it as if the table had been left meanwhile, which needs no words.
        const told = JSON.stringify({ type: 'refused', id: wish.id, code: 'left', why: '' })
        unanswered.add(wish.id ?? '')
        count()
        queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: told })))
        return
      }
      sending(wish)
      super.send(data)
    }
  }
  // The same where the tables are in the browser itself, and pages speak to a worker. All tabs hear everything.
  let tab = ''
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      this.addEventListener('message', ({ data }: MessageEvent<Said>) => {
        if (data.tab === tab && data.say === 'told') take(JSON.parse(data.text) as ServerMessage)
        if (data.tab === tab && data.say === 'closed') lost(FOR_GOOD.includes(data.code))
        if (data.say !== 'here' || data.worker === heard.holder) return
        if (data.ready) heard.holder = data.worker
        lost(false)
        // What was known of the table comes anew.
        heard.table = heard.you = null
      })
    }
    override postMessage(message: Said): void {
      tab = message.tab
      if (message.say === 'hang up') lost(true)
      if (message.say === 'hear') sending(JSON.parse(message.text) as Heard['sent'][number])
      super.postMessage(message)
    }
  }
}

interface Said {
  say: string
  tab: string
  text: string
  code: number
  worker: string
  ready?: boolean
}

export const listenIn = (context: BrowserContext): Promise<unknown> => context.addInitScript(listen)
export const heardBy = (page: Page): Promise<Heard> => page.evaluate(() => window.heard)

/** Forget the table that was heard of last: the page is about to go to another one. */
export const forget = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const heard = window.heard as Heard | undefined // an empty page hears nothing
    if (heard) Object.assign(heard, { table: null, you: null, waiting: 0, promised: 0 })
  })

/** Looked at by the clock: frames may be rare where a page is drawn without help. */
const OFTEN = [undefined, { polling: 10 }] as const

/** Wait until every wish is answered, and what the answers promise has come. */
export async function answered(page: Page): Promise<Heard> {
  await page.waitForFunction(
    () => {
      const { waiting, promised, table } = window.heard
      return waiting === 0 && (table?.number ?? 0) >= promised
    },
    ...OFTEN,
  )
  return heardBy(page)
}

/** Wait until the table asks something of this seat, or nothing of anybody any more. */
export async function asked(page: Page): Promise<Heard> {
  await page.waitForFunction(
    () => {
      const { waiting, promised, table, you } = window.heard
      if (!table || waiting > 0 || table.number < promised) return false
      return table.status === 'over' || (you?.legal.length ?? 0) > 0 || you?.confirm === true
    },
    ...OFTEN,
  )
  return heardBy(page)
}
