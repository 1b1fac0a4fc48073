/** How the page reaches its tables: a server somewhere, or this browser itself (`inside/`). */

/** The part of a WebSocket that is used. */
export type Wire = Pick<
  WebSocket,
  'send' | 'close' | 'readyState' | 'onopen' | 'onmessage' | 'onclose'
>

export interface Transport {
  /** Ask for a path such as /api/games; fails like `fetch` if nobody answers. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  /** Open a connection, such as to /api/tables/zoo/live. */
  open: (path: string) => Wire
}

export const server: Transport = {
  fetch: (path, init) => fetch(path, init),
  open: (path) =>
    new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`),
}

let chosen = server

export const transport = (): Transport => chosen

export function travelBy(wanted: Transport): void {
  chosen = wanted
}
