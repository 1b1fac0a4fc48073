/**
 * Pictures of the pages in a real Chromium, and what axe-core finds wrong with them, against a running server:
 * node scripts/pages.mjs http://127.0.0.1:8000 [page,...] [width,...] [light,dark] [en]
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'

const [target, pages = '', widths = '390,820,1440', themes = 'light,dark', language = 'en'] =
  process.argv.slice(2)
const PAGES = {
  home: '#/',
  new: '#/new/zooloretto',
  ozoo: '#/new/ozoolemio',
  aqua: '#/new/aquaretto',
  lobby: '#/lobby',
  mine: '#/mine',
  rules: '#/rules',
  rule: '#/rules/Z.4.2',
  learn: '#/learn',
  seat: '#seat=nosuchseatatall',
  nowhere: '#/nowhere',
}
const chosen = pages ? pages.split(',') : Object.keys(PAGES)
const server = await createServer({
  logLevel: 'error',
  server: { port: 0, proxy: { '/api': { target, ws: true } } },
})
await server.listen()
const { port } = server.httpServer.address()
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
const axe = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')
mkdirSync('shots', { recursive: true })
let wrong = 0
for (const width of widths.split(',').map(Number)) {
  for (const theme of themes.split(',')) {
    const context = await browser.newContext({
      viewport: { width, height: width < 600 ? 844 : 900 },
      deviceScaleFactor: width < 600 ? 2 : 1,
      hasTouch: width < 600,
    })
    await context.addInitScript(
      ([theme, language]) =>
        location.protocol === 'http:' &&
        localStorage.setItem(
          'zoopark',
          JSON.stringify({ name: 'Ema', theme, language, motion: false }),
        ),
      [theme, language],
    )
    const tab = await context.newPage()
    tab.on('console', (message) => message.type() === 'error' && console.log(message.text()))
    tab.on('pageerror', (error) => console.log(error.message))
    for (const name of chosen) {
      await tab.goto('about:blank')
      await tab.goto(`http://localhost:${port}/${PAGES[name] ?? name}`)
      await tab.waitForLoadState('networkidle')
      await tab.evaluate(() => document.fonts.ready)
      const wide = await tab.evaluate(() => document.documentElement.scrollWidth)
      if (wide > width)
        wrong += (console.log(`${name} at ${width}: scrolls sideways, ${wide} wide`), 1)
      await tab.evaluate(axe)
      const { violations } = await tab.evaluate(() =>
        window.axe.run(document, {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        }),
      )
      for (const { id, help, nodes } of violations) {
        wrong++
        console.log(`${name} at ${width} ${theme}: ${id}, ${help}`)
        for (const node of nodes.slice(0, 3))
          console.log(`   ${node.html.slice(0, 140)}  ${node.failureSummary?.split('\n')[1] ?? ''}`)
      }
      await tab.screenshot({
        path: `shots/page-${name.replaceAll(/[^\w-]+/g, '_')}-${width}-${theme}.png`,
        fullPage: !name.startsWith('rule'),
      })
    }
    await context.close()
  }
}
await browser.close()
await server.close()
console.log(wrong ? `${wrong} things to mend` : 'nothing to mend')
process.exitCode = wrong ? 1 : 0
