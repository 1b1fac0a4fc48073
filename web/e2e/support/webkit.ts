/**
 * WebKit, the engine of Safari: Debian's MiniBrowser on a screen that nobody sees, driven by WebDriver.
 *
 * Playwright drives only a WebKit of its own. So whatever whole games use of its browsers, contexts, pages and
 * locators is here under the same names, and tests run unchanged.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright-core'

/** The window and its screen; a page has what the bars of the browser leave of the window. */
const SCREEN = { width: 1600, height: 1200 }
const LONGEST = 30_000

// -- the wire ------------------------------------------------------------------------------------

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

async function startScreen(): Promise<[ChildProcess, string]> {
  const size = `${SCREEN.width}x${SCREEN.height}x24`
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer]
  return [screen, `:${number.toString().trim()}`]
}

/** A session of WebDriver: one window of one browser, with a memory of its own. */
class Session {
  readonly #driver: ChildProcess
  readonly #url: string

  private constructor(driver: ChildProcess, url: string) {
    this.#driver = driver
    this.#url = url
  }

  static async start(display: string): Promise<Session> {
    const port = await freePort()
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
      stdio: 'ignore',
    })
    process.once('exit', () => driver.kill('SIGKILL'))
    const server = `http://127.0.0.1:${port}`
    // It says nowhere when it begins to listen.
    while (!(await fetch(`${server}/status`).catch(() => null))?.ok) await pause(20)
    const { sessionId } = await ask<{ sessionId: string }>('POST', `${server}/session`, {
      capabilities: { alwaysMatch: { timeouts: { script: 2 * LONGEST, pageLoad: LONGEST } } },
    })
    return new Session(driver, `${server}/session/${sessionId}`)
  }

  post = <T>(command: string, data: unknown): Promise<T> =>
    ask('POST', `${this.#url}/${command}`, data)
  get = <T>(command: string): Promise<T> => ask('GET', `${this.#url}/${command}`)

  async close(): Promise<void> {
    await ask('DELETE', this.#url)
    this.#driver.kill()
  }
}

async function ask<T>(method: string, url: string, data?: unknown): Promise<T> {
  const answer = await fetch(url, {
    method,
    ...(data === undefined ? {} : { body: JSON.stringify(data) }),
  })
  const { value } = (await answer.json()) as { value: T & { message?: string } }
  if (!answer.ok) throw new Error(`${url}: ${value.message}`)
  return value
}

// -- what is looked for --------------------------------------------------------------------------

type Words = string | RegExp
interface Pattern {
  text: string
  flags: string | null
  exact: boolean
}
type Step =
  | { css: string }
  | { role: string; name: Pattern | null }
  | { text: Pattern }
  | { visible: true }
  | { at: number }
  | { has: Step[] }
  | { and: Step[] }

const patternOf = (words: Words, exact = false): Pattern =>
  typeof words === 'string'
    ? { text: words, flags: null, exact }
    : { text: words.source, flags: words.flags, exact }

/** Run in the page: the elements that a way of steps leads to. */
function find(way: Step[], root: ParentNode = document): HTMLElement[] {
  const ROLES: Record<string, string> = {
    button: 'button, [role=button]',
    link: 'a[href]',
    textbox: 'input:not([type]), input[type=text], textarea',
    heading: 'h1, h2, h3, h4',
    region: 'section[aria-label], section[aria-labelledby], [role=region]',
    table: 'table',
    combobox: 'select',
  }
  const tidy = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (one: HTMLElement): string =>
    tidy(
      one.getAttribute('aria-label') ??
        document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent ??
        one.querySelector('caption')?.textContent ??
        one.innerText,
    )
  const matches = (text: string, { text: wanted, flags, exact }: Pattern): boolean =>
    flags === null
      ? exact
        ? text === wanted
        : text.toLowerCase().includes(wanted.toLowerCase())
      : new RegExp(wanted, flags).test(text)
  const within = (places: ParentNode[], css: string): HTMLElement[] => [
    ...new Set(places.flatMap((place) => [...place.querySelectorAll<HTMLElement>(css)])),
  ]
  let places: ParentNode[] = [root]
  let found: HTMLElement[] = []
  for (const step of way) {
    const here = found
    if ('css' in step) found = within(places, step.css)
    else if ('role' in step)
      found = within(places, ROLES[step.role] ?? `[role=${step.role}]`).filter(
        (one) => one.checkVisibility() && (!step.name || matches(nameOf(one), step.name)),
      )
    else if ('text' in step)
      found = within(places, '*').filter(
        (one) =>
          matches(tidy(one.textContent), step.text) &&
          ![...one.children].some((child) => matches(tidy(child.textContent), step.text)),
      )
    else if ('visible' in step) found = here.filter((one) => one.checkVisibility())
    else if ('at' in step) found = here.slice(step.at).slice(0, 1)
    else if ('has' in step) found = here.filter((one) => find(step.has, one).length)
    else {
      const other = find(step.and)
      found = here.filter((one) => other.includes(one))
    }
    places = found
  }
  return found
}

class Locator {
  constructor(
    readonly page: WebkitPage,
    readonly way: readonly Step[],
  ) {}

  #then = (...steps: Step[]): Locator => new Locator(this.page, [...this.way, ...steps])
  #run = <T>(body: string, arg?: unknown): Promise<T> =>
    this.page.run<T>(`const found = (${find})(way); ${body}`, { way: this.way, arg })

  locator = (css: string): Locator => this.#then({ css })
  getByRole = (role: string, { name, exact }: { name?: Words; exact?: boolean } = {}): Locator =>
    this.#then({ role, name: name === undefined ? null : patternOf(name, exact) })
  getByText = (words: Words): Locator => this.#then({ text: patternOf(words) })
  nth = (at: number): Locator => this.#then({ at })
  first = (): Locator => this.nth(0)
  last = (): Locator => this.nth(-1)
  and = ({ way }: Locator): Locator => this.#then({ and: [...way] })
  filter = ({ visible, has }: { visible?: true; has?: Locator }): Locator =>
    this.#then(...(visible ? [{ visible }] : []), ...(has ? [{ has: [...has.way] }] : []))

  count = (): Promise<number> => this.#run('return found.length')
  isVisible = (): Promise<boolean> => this.#run('return found[0]?.checkVisibility() ?? false')
  innerText = (): Promise<string> => this.#run('return found[0].innerText')
  allInnerTexts = (): Promise<string[]> => this.#run('return found.map((one) => one.innerText)')
  getAttribute = (name: string): Promise<string | null> =>
    this.#run('return found[0].getAttribute(arg)', name)
  evaluateAll = <T>(action: (all: never[], arg: never) => T, arg?: unknown): Promise<T> =>
    this.#run(`return (${action})(found, arg)`, arg)
  async evaluate<T>(action: (one: never, arg: never) => T, arg?: unknown): Promise<T> {
    await this.page.until(`(${find})(way).length > 0`, { way: this.way })
    return this.#run(`return (${action})(found[0], arg)`, arg)
  }
  selectOption = (value: string): Promise<void> =>
    this.evaluate((one: HTMLSelectElement, wanted: string) => {
      one.value = wanted
      one.dispatchEvent(new Event('change', { bubbles: true }))
    }, value)
  waitFor = (): Promise<void> =>
    this.page.until(`(${find})(way)[0]?.checkVisibility()`, { way: this.way })
}

// -- pages ---------------------------------------------------------------------------------------

const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

type Outcome<T> = { value: T } | { error: string }
type Told = (error: Error) => void

class WebkitPage {
  readonly #session: Session
  readonly #context: WebkitContext
  readonly #told: Told[] = []
  #url = 'about:blank'

  constructor(session: Session, context: WebkitContext) {
    this.#session = session
    this.#context = context
  }

  context = (): WebkitContext => this.#context
  url = (): string => this.#url
  /** Errors are told when the page is closed; WebDriver knows nothing of the rest. */
  on(event: string, told: Told): void {
    if (event === 'pageerror') this.#told.push(told)
  }

  /** The body of a function that may wait, and what it knows by name. */
  async run<T>(body: string, known: Readonly<Record<string, unknown>>): Promise<T> {
    const names = Object.keys(known)
    const outcome = await this.#session.post<Outcome<T>>('execute/async', {
      script: `
        const [${names.map((name) => `${name}, `).join('')}done] = arguments;
        (async () => { ${body} })().then(
          (value) => done({ value }), (error) => done({ error: String(error) + error.stack }))`,
      args: names.map((name) => known[name] ?? null),
    })
    if ('error' in outcome) throw new Error(outcome.error)
    this.#url = await this.#session.get<string>('url')
    return outcome.value
  }

  until = (condition: string, known: Readonly<Record<string, unknown>>): Promise<void> =>
    this.run(
      `const end = Date.now() + ${LONGEST}
       while (!(${condition})) {
         if (Date.now() > end) throw new Error('waited too long')
         await new Promise((go) => setTimeout(go, 10))
       }`,
      known,
    )

  evaluate = <T>(action: (arg: never) => T, arg?: unknown): Promise<Awaited<T>> =>
    this.run(`return (${action})(arg)`, { arg })
  waitForFunction = (condition: (arg: never) => unknown, arg?: unknown): Promise<void> =>
    this.until(`(${condition})(arg)`, { arg })

  /** What runs before a page does so in an empty one for its memory, and then before its first table. */
  async goto(url: string): Promise<void> {
    const { origin, pathname, hash } = new URL(url)
    if (!this.#url.startsWith(`${origin}${pathname}`)) {
      for (const page of ['icon.svg', '']) {
        await this.#session.post('url', { url: `${origin}${pathname}${page}` })
        this.#url = `${origin}${pathname}`
        for (const [script, arg] of this.#context.scripts)
          await this.run(`(${script})(arg)`, { arg })
      }
    }
    await this.run('location.hash = hash', { hash })
  }

  async resize({ width, height }: { width: number; height: number }): Promise<void> {
    await this.#session.post('window/rect', { x: 0, y: 0, width, height })
    const [inner] = await this.run<[number]>('return [innerHeight]', {})
    await this.#session.post('window/rect', { x: 0, y: 0, width, height: 2 * height - inner })
  }

  #point = (actions: readonly object[]): Promise<void> =>
    this.#session.post('actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    })
  mouse = {
    move: (x: number, y: number): Promise<void> => this.#point([movedTo(x, y)]),
    click: (x: number, y: number): Promise<void> =>
      this.#point([
        movedTo(x, y),
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
  }
  keyboard = {
    press: (key: string): Promise<void> => {
      const value = KEYS[key] ?? key
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }))
      return this.#session.post('actions', { actions: [{ type: 'key', id: 'keys', actions }] })
    },
  }

  #all = new Locator(this, [])
  locator = this.#all.locator
  getByRole = this.#all.getByRole
  getByText = this.#all.getByText
  innerText = (css: string): Promise<string> => this.locator(css).innerText()

  async screenshot({ path }: { path: string }): Promise<void> {
    const { writeFile } = await import('node:fs/promises')
    await writeFile(path, Buffer.from(await this.#session.get<string>('screenshot'), 'base64'))
  }

  async close(): Promise<void> {
    if (this.#url !== 'about:blank')
      for (const error of await this.evaluate(() => window.wrong ?? []))
        for (const told of this.#told) told(new Error(error))
    await this.#session.close()
  }
}

const movedTo = (x: number, y: number): object => ({
  type: 'pointerMove',
  duration: 0,
  origin: 'viewport',
  x: Math.round(x),
  y: Math.round(y),
})

declare global {
  interface Window {
    wrong?: string[]
  }
}

function noteErrors(): void {
  const wrong: string[] = (window.wrong = [])
  addEventListener('error', ({ message }) => wrong.push(message))
  addEventListener('unhandledrejection', ({ reason }) => wrong.push(String(reason)))
}

interface Asked {
  method?: string
  headers?: Record<string, string>
  data?: unknown
}

/** An answer to a request that the page itself has made, with its cookies. */
class Answer {
  constructor(
    readonly code: number,
    readonly body: string,
  ) {}
  ok = (): boolean => this.code < 400
  status = (): number => this.code
  text = (): string => this.body
  json = (): unknown => JSON.parse(this.body)
}

class WebkitContext {
  readonly scripts: [string, unknown][] = [[String(noteErrors), null]]
  readonly #display: string
  readonly #size: { width: number; height: number }
  readonly #told: ((page: WebkitPage) => void)[] = []
  #page: WebkitPage | undefined

  constructor(display: string, size: { width: number; height: number }) {
    this.#display = display
    this.#size = size
  }

  setDefaultTimeout(): void {
    // All that waits here waits as long as everything else.
  }
  addInitScript(script: (arg: never) => void, arg?: unknown): void {
    this.scripts.push([String(script), arg])
  }
  on(_: 'page', told: (page: WebkitPage) => void): void {
    this.#told.push(told)
  }

  async newPage(): Promise<WebkitPage> {
    const page = new WebkitPage(await Session.start(this.#display), this)
    await page.resize(this.#size)
    this.#page = page
    for (const told of this.#told) told(page)
    return page
  }

  request = {
    fetch: async (url: string, { method = 'GET', headers, data }: Asked = {}): Promise<Answer> => {
      const page = this.#page ?? (await this.newPage())
      if (page.url() === 'about:blank') await page.goto(`${new URL(url).origin}/`)
      const asked = {
        method,
        headers: headers ?? { 'content-type': 'application/json' },
        ...(data === undefined
          ? {}
          : { body: typeof data === 'string' ? data : JSON.stringify(data) }),
      }
      const [code, body] = await page.run<[number, string]>(
        'const answer = await fetch(url, asked); return [answer.status, await answer.text()]',
        { url, asked },
      )
      return new Answer(code, body)
    },
    get: (url: string): Promise<Answer> => this.request.fetch(url),
    post: (url: string, asked?: Asked): Promise<Answer> =>
      this.request.fetch(url, { ...asked, method: 'POST' }),
  }

  close = async (): Promise<void> => this.#page?.close()
}

export async function launchWebkit(): Promise<Browser> {
  const [screen, display] = await startScreen()
  process.once('exit', () => screen.kill('SIGKILL'))
  const browser = {
    newContext: async ({ viewport }: { viewport: { width: number; height: number } }) =>
      Promise.resolve(new WebkitContext(display, viewport)),
    close: async () => Promise.resolve(screen.kill()),
  }
  return browser as unknown as Browser
}
