/**
 * What the pages of a browser and the one worker that holds its tables say to each other. All of them hear
 * everything; `tab` is the page that is meant, or that speaks.
 */
export type ToWorker = { tab: string } & (
  | { say: 'anybody' }
  | {
      say: 'ask'
      name: string
      method: string
      path: string
      headers: Record<string, string>
      body: string
    }
  | { say: 'abandon'; name: string }
  | { say: 'connect'; name: string; path: string }
  | { say: 'hear'; name: string; text: string }
  | { say: 'hang up'; name: string }
  | { say: 'leave' }
)

export type ToPage =
  /** The worker that holds the tables from now on; another one than before begins again. */
  | { say: 'here'; worker: string; ready: boolean }
  | { say: 'loading'; done: number; total: number }
  | { say: 'failed'; code: Trouble; why: string }
  | { say: 'notice'; notice: Notice }
  /** A bot of this level had to play before it had thought enough. */
  | { say: 'slow'; level: string }
  | {
      say: 'answer'
      tab: string
      name: string
      status: number
      headers: Record<string, string>
      body: string
    }
  | { say: 'told'; tab: string; name: string; text: string }
  | { say: 'closed'; tab: string; name: string; code: number; why: string }

/** Why there can be no table: no network for the first start, an old page or browser, games of a newer page. */
export type Trouble = 'offline' | 'old' | 'no-engine' | 'too-new'
/** What the person should know: nothing is kept, or there is no room. */
export type Notice = 'unkept' | 'full'

/** What a page tells its own worker alone, and hears from it. */
export type ToOwn = { say: 'steal' | 'again' }
export type FromOwn = { say: 'robbed' }

export const CHANNEL = 'zoopark tables'
export const LOCK = 'zoopark tables'
