/**
 * How long the site takes, in Chromium and from a plain host: node scripts/timings.mjs [SITE [ENGINE]]
 *
 * Cold is a link to a set-up game in a browser that has never been here, warm the same after the browser was
 * closed; both end when the first decision is asked for. Decisions are taken in the same Python, in Node, and
 * counted in processor time; "-" for ENGINE leaves them out.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { startInside } from './inside.mjs'

const built = (name) => fileURLToPath(new URL(`../../build/${name}`, import.meta.url))
const [site = built('site'), engine = built('engine')] = process.argv.slice(2)
const TYPES = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  json: 'application/json',
}
const ASKING = '[data-pick], .confirm.ready, .bid .act'
const tell = (what, value) => console.log(`${what.padEnd(44)} ${value}`)
const ms = (since) => `${Math.round(performance.now() - since)} ms`

/** What a host sends that compresses texts, as most do. */
let sent = 0
const http = createServer(({ url }, answer) => {
  const file = join(site, url.replace(/[?#].*/, '').replace(/\/$/, '/index.html'))
  if (!existsSync(file) || !statSync(file).isFile()) return void answer.writeHead(404).end()
  const type = TYPES[extname(file).slice(1)]
  const bytes = type ? gzipSync(readFileSync(file)) : readFileSync(file)
  sent += bytes.length
  answer.writeHead(200, {
    'content-type': type ?? 'application/octet-stream',
    'cache-control': 'max-age=600',
    ...(type ? { 'content-encoding': 'gzip' } : {}),
  })
  answer.end(bytes)
})
await new Promise((done) => http.listen(0, '127.0.0.1', done))
const home = `http://127.0.0.1:${http.address().port}/`

const memory = mkdtempSync(join(tmpdir(), 'zoopark-timings-'))
const open = () =>
  chromium.launchPersistentContext(memory, {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
const game = (page, name) =>
  page
    .locator('article.game')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .getByRole('button', { name: /^Play/ })

let browser = await open()
let page = await browser.newPage()
let since = performance.now()
await page.goto(home)
await game(page, 'Zooloretto').waitFor()
tell('home page', ms(since))
since = performance.now()
await game(page, 'Zooloretto').click()
await page.locator(ASKING).first().waitFor({ timeout: 120_000 })
tell('cold, from the click to the first decision', ms(since))
await page.evaluate(() => navigator.serviceWorker.ready)
tell('  downloaded in all', `${(sent / 1e6).toFixed(2)} MB`)
const link = page.url()
await browser.close()

browser = await open()
page = await browser.newPage()
since = performance.now()
await page.goto(link)
await page.locator(ASKING).first().waitFor({ timeout: 120_000 })
tell('warm, from the link to the first decision', ms(since))
await browser.close()
rmSync(memory, { recursive: true, force: true })

if (engine === '-') process.exit(0)
const python = await startInside(engine)
python.globals.set('tell', tell)
// Python's own clock of processor time is the one on the wall here.
python.globals.set('worked', () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
})
await python.runPythonAsync(`
from zoopark.browser import stand_ins
stand_ins.install()
from zoopark import Game
from zoopark.bots.budget import Budget
from zoopark.browser.house import TRIALS
from zoopark.server.thinking import Situation, choose

from zoopark.games.catalog import GAMES

# The usual tables, and the largest ones.
TABLES = [f"{spec.name}(players={players})" for spec in GAMES.values() for players in (3, spec.most_players)]
TABLES += [f"zooloretto(players={players}, modules=everything)" for players in (3, 5)]

def timed(situation, seat, bot, iterations):
    since = worked()
    move = choose(situation, seat, bot, Budget(iterations, 60.0, TRIALS)).move
    return move, worked() - since

for config in TABLES:
    game, number, taken = Game(config, seed=5), 0, {"greedy": [], "hard": []}
    while not game.over:
        seat = game.to_act[0]
        situation = Situation.of(config, game)
        move, time = timed(situation, seat, "greedy", 1)
        if len(game.legal(seat)) > 1:
            taken["greedy"].append(time)
            if number % 16 == 0:
                taken["hard"].append(timed(situation, seat, "hard", 20)[1])
        game.play(move, seat)
        number += 1
    for bot, times in taken.items():
        times.sort()
        at = [times[len(times) // 2], times[len(times) * 95 // 100], times[-1]]
        tell(f"{config} {bot}", "median {:.0f}, 95 % {:.0f}, longest {:.0f} ms".format(*at))
`)
process.exit(0)
