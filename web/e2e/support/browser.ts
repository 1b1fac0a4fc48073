/** Debian's browsers, and everything that may go wrong in a page of theirs. */
import { readFileSync } from 'node:fs'
import { chromium, firefox, type Browser, type Page } from 'playwright-core'
import { launchWebkit } from './webkit'

/** The engines of Chrome, Firefox and Safari. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const
export type Engine = (typeof ENGINES)[number]

/** The address bar would be two pages more in every window; the others Playwright turns off as well. */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${WITHOUT.join()}`,
    ],
  })

/** Playwright drives a Firefox as it is by WebDriver BiDi; from 1.65 on it asks for more than Debian's knows. */
const launchFirefox = (): Promise<Browser> =>
  firefox.launch({
    channel: 'moz-firefox',
    executablePath: process.env['FIREFOX'] ?? '/usr/bin/firefox-esr',
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
  })

const LAUNCH: Readonly<Record<Engine, () => Promise<Browser>>> = {
  chromium: launchChromium,
  firefox: launchFirefox,
  webkit: launchWebkit,
}
export const launch = (engine: Engine): Promise<Browser> => LAUNCH[engine]()

/**
 * Megabytes that the process of a tab has for itself (`RssAnon`), when what nobody needs any more is collected:
 * page, worker, WebAssembly and pictures. It is the only tab of its site, so it has the process alone.
 */
export async function memoryOf(page: Page): Promise<{ before: number; collected: number }> {
  const browser = await page.context().browser()?.newBrowserCDPSession()
  const tab = await page.context().newCDPSession(page)
  const { processInfo = [] } = (await browser?.send('SystemInfo.getProcessInfo')) ?? {}
  const renderers = processInfo.filter(({ type }) => type === 'renderer')
  const largest = (): number =>
    Math.max(
      ...renderers.map(({ id }) => {
        const status = readFileSync(`/proc/${id}/status`, 'utf8')
        return Number(/^RssAnon:\s+(\d+) kB/m.exec(status)?.[1] ?? NaN) / 1024
      }),
    )
  const before = largest()
  await tab.send('HeapProfiler.collectGarbage')
  return { before, collected: largest() }
}

/** Run in the page before anything else: everything is there and can be touched, and nothing is painted. */
export function leaveUnpainted(): void {
  addEventListener('DOMContentLoaded', () => (document.documentElement.style.opacity = '0'))
}

export const paint = (page: Page): Promise<unknown> =>
  page.evaluate(() => (document.documentElement.style.opacity = ''))

/** What a page has not to do. Whoever provokes a fault on purpose says so. */
export class Faults {
  readonly #found: string[] = []
  readonly #expected: RegExp[] = []

  /** Faults like this belong to the test. */
  expect(...faults: RegExp[]): void {
    this.#expected.push(...faults)
  }

  get all(): string[] {
    return this.#found.filter((fault) => !this.#expected.some((known) => known.test(fault)))
  }

  watch(page: Page): void {
    const note = (fault: string): void => void this.#found.push(fault)
    page.on('pageerror', (error) => note(`error: ${error.stack ?? error.message}`))
    page.on('console', (message) => {
      // What the content security policy forbids is told here, too.
      if (message.type() === 'error') note(`console: ${message.text()} ${message.location().url}`)
    })
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? ''
      // A page that needs an answer no longer gives up the request: nothing failed.
      if (why !== 'net::ERR_ABORTED') note(`request: ${why} ${request.url()}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 400) note(`status ${response.status()}: ${response.url()}`)
    })
  }
}
