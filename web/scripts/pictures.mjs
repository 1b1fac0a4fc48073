/**
 * Pictures of every page and of games under way, in a real Chromium against a running server, for eyes:
 * node scripts/pictures.mjs http://127.0.0.1:8000 [picture,...] [390,820,1440] [light,dark] [en] [folder] [window]
 *
 * `all` stands for all pictures; with `window` they show what a window shows, not the whole page. The server
 * has to be started with --no-limits.
 */
import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { Prepared } from './prepare.mjs'

const [
  base,
  wanted = 'all',
  widths = '390,820,1440',
  themes = 'light,dark',
  language = 'en',
  folder = 'shots',
  extent = 'whole',
] = process.argv.slice(2)

/** What happens on the page before the picture is taken. */
const key = (letter) => (tab) => tab.keyboard.press(letter)
const hinted = async (tab) => {
  await tab.keyboard.press('h')
  await tab.locator('[data-hint]').first().waitFor({ timeout: 60_000 })
}
const reviewed = (tab) =>
  tab.locator('.moves li, .moves button').first().waitFor({ timeout: 60_000 })

const painted = (tab) =>
  tab.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )

const table = (prepare, act) => ({ prepare, act })
const page = (path, act) => ({ path, act })
/** A lobby with something in it. */
const listed = async (make) => {
  await make.open('aquaretto(players=4)', { company: 2, options: { listed: true } })
  await make.open('combined(players=3)', { players: 3, company: 0, options: { listed: true } })
  await make.over(zoo, { options: { listed: true } })
}
const zoo = 'zooloretto(players=4)'

/** Pictures by name; a full page where there is something below the fold. */
const PICTURES = {
  home: page('#/'),
  setup: page('#/new/zooloretto'),
  everything: page('#/new/zooloretto', (tab) => tab.locator('.presets button').nth(2).click()),
  'setup-ozoo': page('#/new/ozoolemio'),
  'setup-aqua': page('#/new/aquaretto'),
  lobby: { ...page('#/lobby'), prepare: listed },
  'lobby-over': page('#/lobby', (tab) => tab.locator('.lists button').nth(2).click()),
  mine: page('#/mine'),
  rules: page('#/rules'),
  rule: page('#/rules/Z.4.2'),
  learn: page('#/learn'),
  settings: page('#/', (tab) => tab.locator('header .who').click()),
  'dead-link': page('#seat=nosuchseatatall'),
  'no-table': page('#/table/nosuchtable'),
  nowhere: page('#/nowhere'),
  waiting: table((make) => make.open(zoo, { company: 1 })),
  zoo: table((make) => make.game(zoo, 120)),
  'zoo-load': table((make) => make.game(zoo, 40, { asks: 'load' })),
  'zoo-place': table((make) => make.game(zoo, 110, { asks: 'place' })),
  'zoo-hint': table((make) => make.game(zoo, 120), hinted),
  'zoo-menu': table(
    (make) => make.game(zoo, 20),
    async (tab) => {
      await tab.locator('header nav button[aria-haspopup="dialog"]').click()
    },
  ),
  'zoo-keys': table((make) => make.game(zoo, 20), key('?')),
  'zoo-log': table((make) => make.game(zoo, 20), key('l')),
  'zoo-chat': table(async (make) => {
    const id = await make.game(zoo, 20)
    await make.said(id, 1, 'Hello! Who took my panda?')
    await make.wish(id, { type: 'say', seat: 0, text: 'That would be me. Sorry, not sorry.' })
    await make.said(id, 2, 'Truck 2 is mine.')
    return id
  }, key('c')),
  'zoo-scores': table((make) => make.game(zoo, 45), key('p')),
  'zoo-past': table((make) => make.game(zoo, 30), key('[')),
  'zoo-two': table((make) => make.game('zooloretto(players=2)', 30, { players: 2 })),
  'zoo-five': table((make) => make.game('zooloretto(players=5)', 60, { players: 5 })),
  aqua: table((make) => make.game('aquaretto(players=4)', 110)),
  'aqua-place': table((make) => make.game('aquaretto(players=4)', 40, { asks: 'place' })),
  'aqua-hint': table((make) => make.game('aquaretto(players=4)', 40), hinted),
  combined: table((make) => make.game('combined(players=3)', 130, { players: 3 })),
  'everything-table': table((make) => make.game('zooloretto(players=4, modules=everything)', 90)),
  'everything-place': table((make) =>
    make.game('zooloretto(players=4, modules=everything)', 60, { asks: 'place' }),
  ),
  ozoo: table((make) => make.game('ozoolemio(players=4)', 60)),
  'ozoo-bid': table((make) => make.game('ozoolemio(players=4)', 60, { asks: 'bid' })),
  end: table((make) => make.over(zoo), reviewed),
  'end-aqua': table((make) => make.over('aquaretto(players=3)', { players: 3 }), reviewed),
  'end-ozoo': table((make) => make.over('ozoolemio(players=4)'), reviewed),
  'end-everything': table(
    (make) => make.over('zooloretto(players=4, modules=everything)'),
    reviewed,
  ),
}

const chosen = wanted === 'all' ? Object.keys(PICTURES) : wanted.split(',')
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
mkdirSync(folder, { recursive: true })
const company = await browser.newContext()
const first = await browser.newContext()
const make = new Prepared(base, first.request, company.request)
const places = new Map()
for (const name of chosen) {
  const { path, prepare } = PICTURES[name]
  const id = await prepare?.(make)
  places.set(name, path ?? `#/table/${id}`)
}
const cookies = await first.cookies()

for (const width of widths.split(',').map(Number)) {
  for (const theme of themes.split(',')) {
    const phone = width < 600
    const height = phone ? 844 : 900
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: phone ? 2 : 1,
      hasTouch: phone,
    })
    await context.addCookies(cookies)
    await context.addInitScript(
      (settings) =>
        location.protocol === 'http:' && localStorage.setItem('zoopark', JSON.stringify(settings)),
      { name: 'Ema', theme, language, motion: false },
    )
    const tab = await context.newPage()
    tab.on('pageerror', (error) => console.log(`${error.message}`))
    tab.on('console', (said) => said.type() === 'error' && console.log(said.text()))
    for (const name of chosen) {
      await tab.goto('about:blank').catch(() => undefined)
      await tab.goto(`${base}/${places.get(name)}`)
      await tab.locator('main').first().waitFor()
      await tab.waitForFunction(() => !document.querySelector('.waiting.sign'))
      await tab.evaluate(() => document.fonts.ready)
      await PICTURES[name].act?.(tab)
      await painted(tab)
      const wide = await tab.evaluate(() => document.documentElement.scrollWidth)
      if (wide > width) console.log(`${name} at ${width}: scrolls sideways, ${wide} wide`)
      // A sheet over the page is a picture of the window; everything else is shown to its end.
      const whole =
        extent === 'whole' &&
        !name.startsWith('rule') &&
        (await tab.locator('dialog[open]').count()) === 0
      if (whole) {
        const tall = await tab.evaluate(() => document.documentElement.scrollHeight)
        await tab.setViewportSize({ width, height: Math.max(height, tall) })
        await painted(tab)
      }
      await tab.screenshot({ path: `${folder}/${name}-${width}-${theme}.png` })
      await tab.setViewportSize({ width, height })
    }
    await context.close()
  }
}
await browser.close()
