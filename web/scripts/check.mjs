/** The gallery in a real Chromium: axe on every page, everything that is lit is there, and tiles fly smoothly. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** node scripts/check.mjs [pages] [widths] [themes], each a list with commas, or `all`; `motion` watches flights. */
const [chosen = 'all', widths = '1440,390', themes = 'light'] = process.argv.slice(2)
const wanted = (name) => chosen === 'all' || chosen.split(',').includes(name)
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
const views = JSON.parse(readFileSync('fixtures/views.json', 'utf8'))
let faults = 0
const fault = (text) => {
  faults += 1
  console.log(text)
}

for (const [width, theme] of widths
  .split(',')
  .flatMap((width) => themes.split(',').map((theme) => [Number(width), theme]))) {
  if (chosen === 'motion') break
  const tab = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  tab.on('pageerror', (error) => fault(`${error.message}`))
  for (const page of ['parts', ...Object.keys(views)].filter(wanted)) {
    await tab.goto(`http://localhost:${port}/gallery.html?show=${page}&theme=${theme}&bare`)
    await tab.waitForSelector('[data-ready]')
    await tab.evaluate(axe)
    const { violations } = await tab.evaluate(() =>
      globalThis.axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] }),
    )
    for (const { id, nodes } of violations) {
      fault(
        `${page} ${width} ${theme}: ${id} ×${nodes.length}: ${nodes[0].html.slice(0, 160)} | ${nodes[0].any[0]?.message ?? ''}`,
      )
    }
    if (page === 'parts') continue
    const missing = await tab.evaluate(async (name) => {
      const [
        { optionsOf, lightsOf, settled, choose, actionsOf, NOTHING },
        { gameOf },
        { default: all },
      ] = await Promise.all([
        import('/src/table/moves/targets.ts'),
        import('/src/table/game.ts'),
        import('/fixtures/views.json'),
      ])
      const view = all[name]
      const game = gameOf(view)
      const options = optionsOf(game, view.legal, view.seat ?? 0)
      const lost = []
      const look = (selection, what) => {
        for (const [place, light] of lightsOf(options, selection)) {
          const shown = place.startsWith('bid:') || /\/(lay|build):/.test(place)
          if (light !== 'glow' || shown) continue
          if (!document.querySelector(`[data-pick="${CSS.escape(place)}"]`))
            lost.push(`${what} ${place}${game.isDrawn(place) ? '' : ' (button)'}`)
        }
      }
      look(settled(options, NOTHING), 'at once:')
      const buttons = [...document.querySelectorAll('footer button')]
      for (const action of actionsOf(options, NOTHING).keys()) {
        const { t } = await import('/src/texts/index.svelte.ts')
        const ticket = buttons.find(
          (one) =>
            one.textContent?.trim().startsWith(t(`action.${action}`)) &&
            !one.hasAttribute('aria-disabled'),
        )
        if (!ticket || action === 'draw' || view.asks !== 'turn') continue
        ticket.click()
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
        look(choose(options, NOTHING, action), `${action}:`)
        ticket.click()
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      }
      return lost
    }, page)
    // On narrow screens the boards of others are one tap away.
    for (const place of missing) {
      const own = 'ABCDE'[views[page].seat ?? 0]
      const foreign = /: [A-E]\//.test(place) && !place.includes(`: ${own}/`)
      if (width > 1200 && !page.startsWith('everything') && !page.includes('families'))
        fault(`${page} ${width}: not shown: ${place}`)
      else if (!foreign) fault(`${page} ${width}: not shown: ${place}`)
    }
  }
  await tab.close()
}

if (wanted('motion')) {
  const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  for (let step = 0; step < 14; step++) {
    await tab.goto(`http://localhost:${port}/gallery.html?show=motion&step=${step}&bare`)
    await tab.waitForSelector('[data-ready]')
    await tab.waitForTimeout(150)
    const result = await tab.evaluate(async () => {
      const frames = []
      let flown = 0
      const button = document.querySelector('.bar .btn')
      const watch = new MutationObserver((records) => {
        for (const { addedNodes } of records)
          for (const node of addedNodes) if (node.style?.position === 'fixed') flown += 1
      })
      watch.observe(document.body, { childList: true })
      const start = performance.now()
      button.click()
      await new Promise((done) => {
        const tick = (now) => {
          frames.push(now)
          if (now - start < 800) requestAnimationFrame(tick)
          else done()
        }
        requestAnimationFrame(tick)
      })
      for (
        let wait = 0;
        wait < 40 && [...document.body.children].some((node) => node.style.position === 'fixed');
        wait++
      ) {
        await new Promise((done) => setTimeout(done, 50))
      }
      const left = [...document.body.children].filter(
        (node) => node.style.position === 'fixed',
      ).length
      const hidden = document.querySelectorAll('[data-tile][style*="hidden"]').length
      const gaps = frames
        .slice(3)
        .map((at, index) => at - frames[index + 2])
        .sort((a, b) => a - b)
      return {
        move: document.querySelector('.bar select').selectedOptions[0].textContent,
        flown,
        left,
        hidden,
        slow: gaps[Math.floor(gaps.length * 0.95)],
      }
    })
    console.log(JSON.stringify(result))
    if (result.left || result.hidden) fault(`${result.move}: a copy was left behind`)
  }
}
await browser.close()
await server.close()
console.log(faults ? `${faults} faults` : 'no faults')
process.exitCode = faults ? 1 : 0
