/**
 * The page that plays without the server, which a server may have beside its own: `make offline`. It is made ready
 * while somebody plays against bots, and their game goes on there when the server does not answer.
 */
import { Rows } from './inside/rows'
import type { Chair, Options } from './messages'

/** What that page needs of a game to go on with it. */
export interface Moved {
  record: string
  chairs: Chair[]
  options: Options
}

const place = (): string => new URL('./offline/', document.baseURI).href

/** Keep all of that page, or tell whether it is kept. */
function ask(worker: ServiceWorker, word: 'keep' | 'kept'): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data === true)
    worker.postMessage(word, [port2])
  })
}

function activated(found: ServiceWorkerRegistration): Promise<ServiceWorker> {
  return new Promise((resolve, reject) => {
    if (found.active) resolve(found.active)
    const coming = found.installing ?? found.waiting
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve(coming)
      if (coming.state === 'redundant') reject(new Error('the page could not be kept'))
    })
  })
}

/** Fetch all that a game without the server needs, unless the browser has it, or has to save data. */
export async function makeReady(): Promise<boolean> {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!('serviceWorker' in navigator) || connection?.saveData) return false
  const found = await navigator.serviceWorker.register(`${place()}service-worker.js`)
  return ask(await activated(found), 'keep')
}

/** Could somebody play here now, without the server? */
export async function isReady(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  const found = await navigator.serviceWorker.getRegistration(place())
  // Without one of its own, the one of the server's page is found.
  return found?.active && found.scope === place() ? ask(found.active, 'kept') : false
}

/** Go on with a game there. */
export async function moveThere(moved: Moved): Promise<void> {
  const rows = await Rows.open()
  await rows.put('moved', JSON.stringify(moved))
  rows.close()
  location.assign(`${place()}#/moved`)
}

/** The game that was brought here, once. */
export async function broughtHere(): Promise<string> {
  const rows = await Rows.open()
  const found = await rows.get('moved')
  await rows.put('moved', '')
  rows.close()
  return typeof found === 'string' ? found : ''
}
