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
    const other = new Aside(guest, server)
    const { id, links } = await aside.open({
      game: 'zooloretto(players=2, start=A)',
      chairs: [YOU, OPEN],
    })
    await other.use(links[1]?.key ?? '', 'Petr')
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
    await browser.send('ServiceWorker.deliverPushMessage', {
      origin: server.url,
      registrationId: await known,
      data: text,
    })
    const shown = () =>
      guest.page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready
        const notices = await registration.getNotifications()
        return notices.map(({ title, body, data }) => ({ title, body, data: data as unknown }))
      })
    await expect.poll(shown).toEqual([
      {
        title: say('game.zooloretto'),
        body: say('push.turn'),
        data: `${server.url}/#/table/${id}`,
      },
    ])

    // Switched off, and nothing is kept of it.
    await messagesSwitch(guest).click()
    await guest.page.waitForFunction(() => localStorage.getItem('subscribed') === null)
    await expect.poll(() => messagesSwitch(guest).isChecked()).toBe(false)
  } finally {
    service.close()
    await server.close()
  }
})
