/** Messages for when the page is closed: the browser subscribes to them, the server is told where. */
import { api } from './api'

const part = (subscription: PushSubscription, name: PushEncryptionKeyName): string => {
  const bytes = new Uint8Array(subscription.getKey(name) ?? [])
  return text(bytes)
}

/** Base64 as keys are written in addresses. */
const text = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** What can subscribe, if this browser has it. A page that is not kept has no service worker either. */
async function manager(): Promise<PushManager | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return undefined
  return (await navigator.serviceWorker.getRegistration())?.pushManager
}

/** Is it on? `undefined` where neither this browser nor this server can do it. */
export async function isOn(): Promise<boolean | undefined> {
  const own = await manager()
  if (!own || !(await api.push())) return undefined
  return Notification.permission === 'granted' && (await own.getSubscription()) !== null
}

/** Subscribe, or tell the server again that we are; fails if the browser or the server refuses. */
export async function turnOn(language: string): Promise<void> {
  const own = await manager()
  const key = await api.push()
  if (!own || !key) return
  let found = await own.getSubscription()
  const known = found?.options.applicationServerKey
  // The keys of a server are new if it has lost its database.
  if (found && known && text(new Uint8Array(known)) !== key) {
    await found.unsubscribe()
    found = null
  }
  const before = found
  found ??= await own.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint } = found
  try {
    const [p256dh, auth] = [part(found, 'p256dh'), part(found, 'auth')]
    await api.subscribe({ endpoint, p256dh, auth, language })
  } catch (error) {
    // What the server has never known of is off; who was subscribed before stays so.
    if (!before) await found.unsubscribe()
    throw error
  }
}

export async function turnOff(): Promise<void> {
  const found = await (await manager())?.getSubscription()
  if (!found) return
  await found.unsubscribe()
  await api.unsubscribe(found.endpoint)
}

/** Who owns this browser has become another person, or speaks another language: messages follow them. */
export async function followOwner(language: string): Promise<void> {
  if ((await isOn()) === true) await turnOn(language)
}
