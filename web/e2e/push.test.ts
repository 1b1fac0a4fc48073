/**
 * Push messages from a move to a notification: the page subscribes, the server sends to a push service of this
 * machine, and what arrives there is handed to the page's service worker. Only the way between Chromium and the push
 * service of its maker is missing.
 */
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import { Aside, OPEN, YOU } from './house/company'
import { say } from './house/words'
import { Server, test, type Player } from './support'

interface Message {
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A push service with one browser, whose keys are known here. */
class PushService {
  readonly #keys = createECDH('prime256v1')
  readonly #auth = randomBytes(16)
  readonly #server
  #tell: (message: Message) => void = () => undefined

  constructor() {
    this.#keys.generateKeys()
    this.#server = createServer((request, answer) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        answer.writeHead(201).end()
        this.#tell({ headers: request.headers, body: Buffer.concat(parts) })
      })
    })
  }

  async open(): Promise<void> {
    await new Promise<void>((ready) => this.#server.listen(0, '127.0.0.1', ready))
  }

  close = (): unknown => this.#server.close()

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** What a browser would say about its subscription. */
  get subscription() {
    return {
      endpoint: `${this.url}/device`,
      p256dh: this.#keys.getPublicKey('base64url'),
      auth: this.#auth.toString('base64url'),
    }
  }

  next = (): Promise<Message> => new Promise((resolve) => (this.#tell = resolve))

  /** Decrypts a message by RFC 8291 and RFC 8188. */
  opened({ body }: Message): string {
    const salt = body.subarray(0, 16)
    const sender = body.subarray(21, 21 + body.readUInt8(20))
    const sealed = body.subarray(21 + sender.length)
    const shared = this.#keys.computeSecret(sender)
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender])
    const secret = Buffer.from(hkdfSync('sha256', shared, this.#auth, about, 32))
    const derived = (label: string, size: number): Buffer =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${label}\0`, size))
    const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
    cipher.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
    return plain.subarray(0, plain.lastIndexOf(2)).toString()
  }
}

/** Whose signature by RFC 8292 a message has, and for whom. */
function signer({ headers }: Message): { key: string; audience: string } {
  const [, token = '', key = ''] =
    /^vapid t=([^,]+),k=(.+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((one) => one.toString('base64url'))
  const public_ = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    format: 'jwk',
  })
  const valid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: public_, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  expect(valid).toBe(true)
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string }
  return { key, audience: aud }
}

/** Chromium would ask the service of its maker; here it is subscribed at once. */
function subscribeHere(given: PushService['subscription']): void {
  const bytes = (text: string): ArrayBuffer =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
      one.charCodeAt(0),
    ).buffer
  const key = (): boolean => localStorage.getItem('subscribed') !== null
  const subscription = {
    endpoint: given.endpoint,
    options: {},
    getKey: (name: 'p256dh' | 'auth') => bytes(given[name]),
    unsubscribe: () => Promise.resolve(localStorage.removeItem('subscribed') === undefined),
  }
  Object.assign(PushManager.prototype, {
    getSubscription: () => Promise.resolve(key() ? subscription : null),
    subscribe: () => {
      localStorage.setItem('subscribed', 'yes')
      return Promise.resolve(subscription)
    },
  })
}

/** The little that a test uses of a service worker. */
interface ServiceWorker {
  registration: ServiceWorkerRegistration
  clients: { matchAll: () => Promise<unknown[]>; openWindow: (url: string) => Promise<unknown> }
  WindowClient: { prototype: { url: string; focus: () => Promise<unknown> } }
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event
  dispatchEvent: (event: Event) => boolean
}

/** How many windows the worker knows of. */
const windows = async (): Promise<number> =>
  (await (self as unknown as ServiceWorker).clients.matchAll()).length

/**
 * Click on the one notification, in the service worker; what was raised and opened by it comes back. Browsers let a
 * worker raise and open windows after the click of a real hand only, so these two are noted instead.
 */
async function click(): Promise<string[]> {
  const worker = self as unknown as ServiceWorker
  const done: string[] = []
  const note = (what: string): Promise<unknown> => Promise.resolve(done.push(what))
  worker.clients.openWindow = (url) => note(`open ${url}`)
  worker.WindowClient.prototype.focus = function () {
    return note(`raise ${this.url}`)
  }
  const [notification] = await worker.registration.getNotifications()
  if (!notification) throw new Error('nothing to click on')
  const event = new worker.NotificationEvent('notificationclick', { notification })
  let lasting: Promise<unknown> | undefined
  Object.defineProperty(event, 'waitUntil', {
    value: (work: Promise<unknown>) => (lasting = work),
  })
  worker.dispatchEvent(event)
  await lasting
  return done
}

const messagesSwitch = ({ page }: Player) =>
  page.getByRole('switch', { name: say('settings.push') })

async function openSettings(player: Player): Promise<void> {
  await player.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await player.page.getByRole('button', { name: say('nav.settings') }).click()
  await messagesSwitch(player).waitFor()
}

test('a move reaches the closed page of whoever is next as a notification', async ({ come }) => {
  const service = new PushService()
  await service.open()
  const server = await Server.start('--push-inside', '127.0.0.1')
  try {
    const host = await come({ server })
    const guest = await come({
      server,
      context: { serviceWorkers: 'allow', permissions: ['notifications'] },
    })
    await guest.page.addInitScript(subscribeHere, service.subscription)
    await guest.goTo('/')
    await openSettings(guest)
    expect(await messagesSwitch(guest).isChecked()).toBe(false)
    await messagesSwitch(guest).click()
    await guest.page.waitForFunction(() => localStorage.getItem('subscribed') !== null)
    await expect.poll(() => messagesSwitch(guest).isChecked()).toBe(true)

    const aside = new Aside(host, server)
    const next = new Aside(guest, server)
    const { id, links } = await aside.open({
      game: 'zooloretto(players=2, start=A)',
      chairs: [YOU, OPEN],
    })
    await next.use(links[1]?.key ?? '', 'Petr')
    const coming = service.next()
    await aside.until(id, ({ you }) => you.legal.length > 0)
    await aside.play(id, (move) => move === 'draw')
    await aside.play(id)

    const message = await coming
    const text = service.opened(message)
    expect(JSON.parse(text)).toEqual({
      table: id,
      title: say('game.zooloretto'),
      body: say('push.turn'),
    })
    const { key, audience } = signer(message)
    expect(audience).toBe(service.url)
    expect(key).toBe(
      ((await (await fetch(`${server.url}/api/push`)).json()) as { key: string }).key,
    )

    // What the push service would bring, Chromium's tools bring to the real service worker.
    const browser = await guest.context.newCDPSession(guest.page)
    const known = new Promise<string>((resolve) =>
      browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations
        if (first) resolve(first.registrationId)
      }),
    )
    await browser.send('ServiceWorker.enable')
    const registrationId = await known
    const deliver = () =>
      browser.send('ServiceWorker.deliverPushMessage', {
        origin: server.url,
        registrationId,
        data: text,
      })
    await deliver()
    const shown = () =>
      guest.page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready
        const notices = await registration.getNotifications()
        return notices.map(({ title, body, data }) => ({ title, body, data: data as unknown }))
      })
    const table = `${server.url}/#/table/${id}`
    const notice = { title: say('game.zooloretto'), body: say('push.turn'), data: table }
    await expect.poll(shown).toEqual([notice])

    // Switched off, and nothing is kept of it.
    await messagesSwitch(guest).click()
    await guest.page.waitForFunction(() => localStorage.getItem('subscribed') === null)
    await expect.poll(() => messagesSwitch(guest).isChecked()).toBe(false)

    // A click goes to the table where it is open already,
    const other = await guest.context.newPage()
    await other.goto(table)
    const [worker] = guest.context.serviceWorkers()
    expect(await worker?.evaluate(click)).toEqual([`raise ${table}`])
    expect(guest.page.url()).toBe(`${server.url}/`)
    expect(await shown()).toEqual([])
    await other.close()
    // otherwise in any window of this page,
    await deliver()
    await expect.poll(shown).toEqual([notice])
    expect(await worker?.evaluate(click)).toEqual([expect.stringMatching(/^raise/)])
    await guest.asked()
    expect(guest.page.url()).toBe(table)
    // and in a new one if there is none.
    await guest.goTo('/')
    await deliver()
    await expect.poll(shown).toEqual([notice])
    await guest.page.goto('about:blank')
    await expect.poll(() => worker?.evaluate(windows)).toBe(0)
    expect(await worker?.evaluate(click)).toEqual([`open ${table}`])
  } finally {
    service.close()
    await server.close()
  }
})
