/** Pictures of the gallery in a real Chromium: node scripts/shots.mjs [page[?query]] [width,...] [light,dark] */
import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'

const [page = 'all', widths = '390,820,1440', themes = 'light'] = process.argv.slice(2)
const server = await createServer({ logLevel: 'error', server: { port: 0 } })
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
mkdirSync('shots', { recursive: true })
for (const width of widths.split(',').map(Number)) {
  for (const theme of themes.split(',')) {
    const tab = await browser.newPage({
      viewport: { width, height: width < 600 ? 844 : 900 },
      deviceScaleFactor: width < 600 ? 2 : 1,
      hasTouch: width < 600,
    })
    tab.on(
      'console',
      (message) => ['error', 'warning'].includes(message.type()) && console.log(message.text()),
    )
    tab.on('pageerror', (error) => console.log(error.message))
    await tab.goto(`http://localhost:${port}/gallery.html?show=${page}&theme=${theme}&bare`)
    await tab.waitForSelector('[data-ready]')
    await tab.evaluate(() => document.fonts.ready)
    const wide = await tab.evaluate(() => document.documentElement.scrollWidth)
    if (wide > width) {
      const guilty = await tab.evaluate(
        (limit) =>
          [...document.querySelectorAll('body *:not(.map *, .strip *, .auction *)')]
            .filter((element) => element.getBoundingClientRect().right > limit + 1)
            .map((element) => element.tagName + '.' + element.getAttribute('class'))
            .slice(0, 5),
        width,
      )
      console.log(`${page} at ${width}: scrolls sideways, ${wide} wide: ${guilty.join(', ')}`)
    }
    const high = await tab.evaluate(() => document.documentElement.scrollHeight)
    await tab.setViewportSize({ width, height: Math.max(high, width < 600 ? 844 : 900) })
    const name = `shots/${page.replaceAll(/[^\w-]+/g, '_')}-${width}-${theme}.png`
    await tab.screenshot({ path: name })
    console.log(name)
    await tab.close()
  }
}
await browser.close()
await server.close()
