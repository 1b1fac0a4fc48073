/** The connection of a page in the hands of a test: it can be cut, and news can be held back. */
import type { Player } from '../support'

declare global {
  interface Window {
    wires: { sockets: WebSocket[]; deaf: boolean }
  }
}

/** To be called before the player goes anywhere. */
export const wired = ({ context }: Player): Promise<unknown> =>
  context.addInitScript(() => {
    const wires: Window['wires'] = { sockets: [], deaf: false }
    window.wires = wires
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols)
        wires.sockets.push(this)
        // Before the listener of the page: answers come, news do not.
        this.addEventListener('message', (event) => {
          if (wires.deaf && String(event.data).startsWith('{"type":"update"'))
            event.stopImmediatePropagation()
        })
      }
    }
  })

/** Chromium keeps open connections when it goes offline; a real network does not. */
export async function cut({ context, page }: Player): Promise<void> {
  await context.setOffline(true)
  await page.evaluate(() => window.wires.sockets.forEach((socket) => socket.close()))
}

export const deafen = ({ page }: Player, deaf: boolean): Promise<void> =>
  page.evaluate((wanted) => {
    window.wires.deaf = wanted
  }, deaf)
