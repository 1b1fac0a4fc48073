/** The icons of an installed page, drawn from public/icon.svg: node scripts/icons.mjs */
import { readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'

const ICON = readFileSync('public/icon.svg', 'utf8')
/** How large the face is: whoever cuts a circle or a square with round corners out of it keeps it whole. */
const WANTED = [
  ['192.png', 192, 1],
  ['512.png', 512, 1],
  ['round-512.png', 512, 0.68],
  ['apple-180.png', 180, 0.78],
]

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const [name, size, part] of WANTED) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const ground = part < 1 ? '#f3e7cb' : 'transparent'
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}"><div style="width:${part * 100}vw;line-height:0">${ICON}</div>`,
  )
  await page.screenshot({ path: `public/icons/${name}`, omitBackground: true })
  await page.close()
}
await browser.close()
