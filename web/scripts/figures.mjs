/**
 * What the browser table costs, measured in a real Chromium against a running server with --no-limits:
 * node scripts/figures.mjs http://127.0.0.1:8000 [moves]
 * With `moves`, only how soon moves are shown.
 *
 * Scores of Lighthouse are printed where it is found; it is too large to be installed for everybody:
 * npm install --no-save lighthouse@13.5.0
 */
import { loadavg } from 'node:os'
import { chromium } from 'playwright-core'
import { Prepared } from './prepare.mjs'

const [base, only] = process.argv.slice(2)
const PORT = 9_421
/** Of each game; a move has to be shown within so many milliseconds. */
const MOVES = 25
const PROMPT = 100
const LIT = '[data-pick]:not([aria-pressed="true"])'

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    `--remote-debugging-port=${PORT}`,
  ],
})
const owner = await browser.newContext()
const company = await browser.newContext()
const make = new Prepared(base, owner.request, company.request)
const table = async (game, plies, wanted) => `#/table/${await make.game(game, plies, wanted)}`
const PAGES = only
  ? {}
  : {
      home: '#/',
      'Zooloretto table': await table('zooloretto(players=4)', 20),
      'Aquaretto table': await table('aquaretto(players=4)', 20),
      'combined table': await table('combined(players=3)', 20, { players: 3 }),
      'everything table': await table('zooloretto(players=4, modules=everything)', 20),
      'O Zoo le Mio table': await table('ozoolemio(players=4)', 10),
    }

/** A browser that has never been here, but may sit where its owner does. */
async function newcomer(settings = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies(await owner.cookies())
  await context.addInitScript((kept) => localStorage.setItem('zoopark', JSON.stringify(kept)), {
    name: 'Ema',
    language: 'en',
    theme: 'light',
    motion: true,
    sound: false,
    ...settings,
  })
  const page = await context.newPage()
  await page.waitForTimeout(1500) // a window of the browser has work of its own
  return page
}

const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const most = (numbers, share = 1) =>
  numbers.toSorted((a, b) => a - b)[
    Math.min(numbers.length - 1, Math.floor(numbers.length * share))
  ]

/** Bytes on the wire by kind, and when the page could be used. */
async function firstLoad(path) {
  const page = await newcomer()
  const wire = await page.context().newCDPSession(page)
  await wire.send('Network.enable')
  const kinds = new Map()
  const bytes = { code: 0, data: 0, pictures: 0 }
  let requests = 0
  wire.on('Network.responseReceived', ({ requestId, type, response }) =>
    kinds.set(requestId, /^(image|font)\//.test(response.mimeType) ? 'Image' : type),
  )
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    requests += 1
    if (kind === 'Image' || kind === 'Font') bytes.pictures += encodedDataLength
    else if (kind === 'Fetch' || kind === 'XHR') bytes.data += encodedDataLength
    else bytes.code += encodedDataLength
  })
  // Usable is what can be pressed, once the main thread has been free of long work.
  await page.addInitScript((lit) => {
    const seen = { usable: 0, busy: 0 }
    window.seen = seen
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) seen.busy = startTime + duration
    }).observe({ type: 'longtask', buffered: true })
    const look = () => {
      if (document.querySelector(`article.game button, ${lit}, footer .bid button`))
        seen.usable = performance.now()
      else requestAnimationFrame(look)
    }
    look()
  }, LIT)
  await page.goto(`${base}/${path}`)
  await page.waitForFunction(() => window.seen.usable > 0)
  await page.waitForTimeout(1200) // what comes late counts, too
  const { usable, busy } = await page.evaluate(() => window.seen)
  await page.context().close()
  // Work that began after it could be used, such as bots that move, is not part of loading.
  const interactive = Math.round(busy > usable && busy < usable + 500 ? busy : usable)
  return { ...bytes, requests, interactive }
}

/**
 * From hearing that one's own move is made to the frame that shows it, and the frames after it. The move
 * itself may come before the answer that it was accepted.
 */
async function moves(path) {
  const page = await newcomer()
  await page.addInitScript(() => {
    const seen = { shown: [], frames: [] }
    window.seen = seen
    let asked = false
    window.WebSocket = class extends WebSocket {
      constructor(url) {
        super(url)
        this.addEventListener('message', (event) => {
          if (!asked || !/^\{"type":"(ack|update)"/.test(String(event.data))) return
          asked = false
          const start = performance.now()
          const watch = new MutationObserver(() => {
            watch.disconnect()
            // The frame is painted when the next task begins, before anything else that waits.
            const painted = () => seen.shown.push(performance.now() - start)
            requestAnimationFrame(() => scheduler.postTask(painted, { priority: 'user-blocking' }))
          })
          watch.observe(document.body, { subtree: true, childList: true, attributes: true })
          let last = 0
          const frame = (now) => {
            if (last) seen.frames.push(now - last)
            last = now
            if (now - start < 600) requestAnimationFrame(frame)
          }
          requestAnimationFrame(frame)
        })
      }
      send(data) {
        asked ||= String(data).includes('"type":"play"')
        super.send(data)
      }
    }
  })
  await page.goto(`${base}/${path}`)
  const lit = page.locator(LIT).filter({ visible: true }).first()
  await lit.waitFor()
  await page.waitForTimeout(750) // nobody moves before the table has been painted
  for (let played = 0; played < MOVES;) {
    await lit.dispatchEvent('click')
    await page.waitForTimeout(750) // tiles arrive
    played = await page.evaluate(() => window.seen.shown.length)
    if (await page.locator('.end .sheets').count()) break
  }
  const seen = await page.evaluate(() => window.seen)
  await page.context().close()
  return seen
}

async function lighthouse() {
  const { default: run } = await import('lighthouse').catch(() => ({}))
  if (!run) return console.log('\nLighthouse is not installed: see the head of this file')
  console.log('\nLighthouse             accessibility   best practices')
  for (const [name, path] of Object.entries({
    ...PAGES,
    rulebook: '#/rules',
    'set-up': '#/new/zooloretto',
  })) {
    const result = await run(`${base}/${path}`, {
      port: PORT,
      onlyCategories: ['accessibility', 'best-practices'],
      logLevel: 'error',
      formFactor: 'desktop',
      screenEmulation: { disabled: true },
    })
    const { accessibility, 'best-practices': practices } = result.lhr.categories
    const wrong = [accessibility, practices].flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight && (result.lhr.audits[id].score ?? 1) < 1)
        .map(({ id }) => id),
    )
    const score = (category) => String(Math.round(category.score * 100)).padStart(8)
    console.log(
      `${name.padEnd(22)}${score(accessibility)}${score(practices)}        ${wrong.join(' ')}`,
    )
  }
}

const kilo = (bytes) => (bytes / 1024).toFixed(0).padStart(7)
console.log(`load of the machine: ${loadavg()[0].toFixed(1)}\n`)
console.log('First load             code KB  data KB  pictures KB  requests  interactive ms')
for (const [name, path] of Object.entries(PAGES)) {
  const { code, data, pictures, requests, interactive } = await firstLoad(path)
  console.log(
    `${name.padEnd(22)} ${kilo(code)} ${kilo(data)}  ${kilo(pictures)}     ${String(requests).padStart(9)} ${String(interactive).padStart(12)}`,
  )
}
const timed = []
console.log('\nMoves                  shown ms  at most  frames a second  95 of 100 within ms')
for (const [name, game, wanted] of [
  ['Zooloretto', 'zooloretto(players=4)'],
  ['Aquaretto', 'aquaretto(players=4)'],
  ['combined', 'combined(players=3)', { players: 3 }],
  ['everything', 'zooloretto(players=4, modules=everything)'],
]) {
  const { shown, frames } = await moves(await table(game, 8, wanted))
  timed.push(...shown)
  const figures = [middle(shown), most(shown), 1000 / middle(frames), most(frames, 0.95)]
  const columns = [9, 8, 16, 20].map((width, at) => figures[at].toFixed(0).padStart(width))
  console.log(`${name.padEnd(22)}${columns.join(' ')}`)
}
const late = timed.filter((time) => time > PROMPT).length
console.log(
  `${timed.length} moves: ${late} after more than ${PROMPT} ms; 99 of 100 within ${most(timed, 0.99).toFixed(0)} ms`,
)
if (!only) await lighthouse()
await browser.close()
