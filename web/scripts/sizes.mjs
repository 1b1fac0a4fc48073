/**
 * What a first visit loads, in a real Chromium against a running server: requests, compressed kilobytes without
 * pictures and fonts, and when the page can be used: node scripts/sizes.mjs http://127.0.0.1:8000
 */
import { chromium } from 'playwright-core'

const [target] = process.argv.slice(2)
const MOST = 250
const GAMES = {
  zooloretto: 'zooloretto(players=4)',
  everything: 'zooloretto(players=4, modules=everything)',
  aquaretto: 'aquaretto(players=4)',
  combined: 'combined(players=3)',
  ozoolemio: 'ozoolemio(players=4)',
}
const PAGES = {
  home: '#/',
  set_up: '#/new/zooloretto',
  lobby: '#/lobby',
  rules: '#/rules',
  learn: '#/learn',
}
const READY = {
  home: '.games button.go',
  set_up: '.panel .go',
  lobby: 'main h1, .page h1',
  rules: '.page h1',
  learn: '.first .go',
}
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
})
const post = async (context, path, data) =>
  (await context.request.post(target + path, { data })).json()

let wrong = 0
async function visit(name, address, ready, context) {
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  const types = new Map()
  const sums = { js: 0, css: 0, other: 0, pictures: 0, fonts: 0 }
  const files = { js: 0, css: 0, other: 0, pictures: 0, fonts: 0 }
  client.on('Network.responseReceived', ({ requestId, response }) =>
    types.set(requestId, `${response.mimeType} ${new URL(response.url).pathname}`),
  )
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? ''
    const kind = type.includes('javascript')
      ? 'js'
      : type.includes('css')
        ? 'css'
        : type.startsWith('image/')
          ? 'pictures'
          : type.includes('font')
            ? 'fonts'
            : 'other'
    sums[kind] += encodedDataLength
    files[kind]++
  })
  const begun = performance.now()
  await page.goto(`${target}/${address}`, { waitUntil: 'commit' })
  await page.locator(ready).first().waitFor()
  const usable = performance.now() - begun
  const { metrics } = await client.send('Performance.getMetrics')
  const work = 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  await page.waitForLoadState('networkidle')
  const kilo = (sums.js + sums.css + sums.other) / 1000
  if (kilo > MOST) wrong++
  const part = (kind) => `${kind} ${(sums[kind] / 1000).toFixed(0)} in ${files[kind]}`
  console.log(
    `${name.padEnd(11)} ${kilo.toFixed(0).padStart(4)} KB, usable after ${usable.toFixed(0).padStart(4)} ms, ${work.toFixed(0).padStart(4)} of them work (${Object.keys(sums).map(part).join(', ')})`,
  )
  await page.close()
}

for (const [name, address] of Object.entries(PAGES)) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await visit(name, address, READY[name], context)
  await context.close()
}
for (const [name, game] of Object.entries(GAMES)) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const players = Number(/players=(\d)/.exec(game)?.[1])
  const chairs = Array.from({ length: players }, (_, seat) =>
    seat ? { kind: 'bot', bot: 'easy' } : { kind: 'you', name: 'Ema' },
  )
  const { id } = await post(context, '/api/tables', { game, chairs })
  await visit(name, `#/table/${id}`, 'footer button', context)
  await context.close()
}
await browser.close()
process.exit(wrong ? 1 : 0)
