/**
 * The pictures of link previews, drawn from the scenes of the home page of a running server:
 * node scripts/previews.mjs http://127.0.0.1:8000
 */
import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright-core'

const [base] = process.argv.slice(2)
const SIZE = { width: 1200, height: 630 }
const FOLDER = 'public/previews'

/** Leave nothing of the page but some of its scenes, side by side, and a plate with a name. */
function compose(games) {
  const cards = [...document.querySelectorAll('article.game')].filter(
    (_, index) => games.length === 0 || games.includes(index),
  )
  const title = cards.length === 1 ? cards[0].querySelector('h2').textContent : 'Zoopark'
  const scenes = cards.map((card) => card.querySelector('svg.scene'))
  const sheet = document.createElement('div')
  const columns = Math.min(scenes.length, 2)
  sheet.style.cssText = `position:fixed;inset:0;z-index:99;display:grid;background:#f3e7cb;grid-template-columns:repeat(${columns},1fr)`
  for (const scene of scenes) {
    scene.style.cssText = `width:100%;height:${scenes.length > 1 ? 315 : 630}px;border:0;border-radius:0`
    sheet.append(scene)
  }
  const plate = document.createElement('b')
  plate.className = 'sign'
  plate.textContent = title
  plate.style.cssText =
    'position:fixed;z-index:100;left:32px;bottom:32px;padding:10px 28px 14px;font-size:58px;line-height:1;color:#3a2a16;background:#fbf3df;border:4px solid #3a2a16;border-radius:18px;box-shadow:0 8px 0 #0003'
  // Styles of the scenes belong to what they lie in.
  const picture = cards[0].querySelector('.picture')
  sheet.className = picture.className
  picture.append(sheet, plate)
  document.body.append(picture)
}

mkdirSync(FOLDER, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const { games } = await (await fetch(`${base}/api/games`)).json()
const names = games.map(({ name }) => name)
for (const [name, wanted] of [['zoopark', []], ...names.map((name, index) => [name, [index]])]) {
  const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce', locale: 'en-GB' })
  page.setDefaultTimeout(300_000)
  await page.goto(base)
  await page
    .locator('article.game svg.scene')
    .nth(names.length - 1)
    .waitFor()
  await page.evaluate(compose, wanted)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: `${FOLDER}/${name}.jpg`, type: 'jpeg', quality: 82 })
  await page.close()
}
await browser.close()
