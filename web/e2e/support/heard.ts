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
    pointers: [],
    held: null,
  }
  addEventListener('pointerdown', ({ pointerType }) => heard.pointers.push(pointerType), true)
  window.heard = heard
  const take = (told: ServerMessage): void => {
    heard.count += 1
    if (told.type === 'table' || told.type === 'update') {
      heard.table = told.table
      heard.you = (told as Update).you ?? heard.you
    } else if (told.type === 'ack') {
      heard.waiting -= 1
      heard.promised = Math.max(heard.promised, told.number)
    } else if (told.type === 'refused') {
      heard.waiting -= 1
    }
  }
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      this.addEventListener('message', (event) =>
        take(JSON.parse(String(event.data)) as ServerMessage),
      )
      // What had no answer is sent again on the next connection.
      this.addEventListener('close', () => (heard.waiting = 0))
    }
    override send(data: string): void {
      const wish = JSON.parse(data) as Heard['sent'][number] & { id?: string }
      if (heard.held && wish.type === 'play') {
        heard.held.push(wish.move ?? '')
        // The page takes it as if the table had been left meanwhile, which needs no words.
        const told = JSON.stringify({ type: 'refused', id: wish.id, code: 'left', why: '' })
        heard.waiting += 1
        queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: told })))
        return
      }
      if (wish.type !== 'look') {
        heard.sent.push(wish)
        heard.waiting += 1
      }
      super.send(data)
    }
  }
  // The same where the tables are in the browser itself, and pages speak to a worker.
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      this.addEventListener(
        'message',
        ({ data }: MessageEvent<{ say: string; text: string; ready?: boolean }>) => {
          if (data.say === 'told') take(JSON.parse(data.text) as ServerMessage)
          // Whoever holds the tables now knows nothing of what was said before: it is said again.
          if (data.say === 'closed' || (data.say === 'here' && !data.ready)) heard.waiting = 0
        },
      )
    }
    override postMessage(message: { say: string; text: string }): void {
      if (message.say === 'hear') {
        const wish = JSON.parse(message.text) as Heard['sent'][number]
        if (wish.type !== 'look') {
          heard.sent.push(wish)
          heard.waiting += 1
        }
      }
      super.postMessage(message)
    }
  }
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
