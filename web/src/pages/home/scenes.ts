/** The pictures on the cards of the games. Each is drawn on land of its own, with the animals of the icon set. */
import { truckArt } from '$/games/drafting/draw/truck'
import { Dice, many, n, times, tuft } from '$/ui/draw/shapes'
import type { GameName } from '$/games/views'

export interface Scene {
  width: number
  height: number
  markup: string
}

const HEIGHT = 200
const NARROW = 300
const WIDE = 496

interface Put {
  flip?: boolean
  shadow?: boolean
}

/** An animal or a thing with its top left corner at x, y. */
function put(
  name: string,
  x: number,
  y: number,
  size: number,
  { flip = false, shadow = true }: Put = {},
): string {
  const ground = shadow
    ? `<ellipse cx="${n(x + size / 2)}" cy="${n(y + size * 0.95)}" rx="${n(size * 0.36)}" ry="${n(size * 0.07)}" class="scene-shadow"/>`
    : ''
  const turn = flip ? ` transform="translate(${n(2 * x + size)} 0) scale(-1 1)"` : ''
  return `${ground}<g${turn}><use href="#art-${name}" x="${x}" y="${y}" width="${size}" height="${size}"/></g>`
}

const far: Put = { shadow: false }

function tufts(
  seed: number,
  count: number,
  x1: number,
  y0: number,
  y1: number,
  kind: string,
): string {
  const dice = new Dice(`tufts${seed}`)
  return many(count, `class="tuft ${kind}" stroke-width="1.4"`, () =>
    tuft(dice.between(4, x1), dice.between(y0, y1), dice.between(0.7, 1.2)),
  )
}

function waves(
  seed: number,
  count: number,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
): string {
  const dice = new Dice(`waves${seed}`)
  return many(
    count,
    'class="scene-wave"',
    () => `M${n(dice.between(x0, x1))} ${n(dice.between(y0, y1))}q5-4 10 0t10 0 10 0`,
  )
}

function fence(from: number, to: number, y: number): string {
  const posts = many(
    Math.ceil((to - from - 4) / 20),
    'class="scene-post"',
    (index) => `M${from + 1 + 20 * index} ${y + 3}v-17l3-3 3 3v17z`,
  )
  return `<path d="M${from} ${y - 10}H${to}M${from} ${y - 4}H${to}" class="scene-rail"/><path d="M${from} ${y - 8}H${to}M${from} ${y - 2}H${to}" class="scene-rail-shade"/>${posts}`
}

const sky = (width: number): string =>
  `<rect width="${width}" height="${HEIGHT}" class="scene-sky"/>`

function zoo(): string {
  const load = ['camel', 'leopard', 'chimpanzee']
  return (
    `${sky(WIDE)}<circle cx="410" cy="42" r="22" class="scene-sun"/>` +
    `<path d="M0 96q80-44 170-14 70 24 150-12 90-36 176 14v60H0z" class="scene-hill"/><path d="M0 112q120-30 240-4t256-10v50H0z" class="scene-hill near"/>` +
    put('evergreen-tree', 14, 54, 46, far) +
    put('evergreen-tree', 44, 60, 38, far) +
    put('deciduous-tree', 296, 50, 54, far) +
    put('ferris-wheel', 420, 44, 70, far) +
    `<path d="M0 118q250-16 ${WIDE} 0V${HEIGHT}H0z" class="scene-sand"/>${tufts(3, 26, WIDE, 130, 198, 'savanna')}` +
    `<ellipse cx="205" cy="168" rx="74" ry="20" class="scene-shore"/><ellipse cx="205" cy="168" rx="66" ry="16" class="scene-pond"/><path d="M160 168q5-3 10 0t10 0M222 172q5-3 10 0t10 0M190 161q4-2 8 0" class="scene-wave"/>` +
    fence(0, 140, 122) +
    fence(268, WIDE, 121) +
    put('elephant', 34, 76, 102) +
    put('flamingo', 160, 84, 78, far) +
    put('flamingo', 208, 102, 62, { flip: true, shadow: false }) +
    put('zebra', 262, 92, 78) +
    put('panda', 132, 146, 34) +
    `<svg x="334" y="104" width="158" height="76" viewBox="0 0 190 84" overflow="visible">${truckArt(3)}${load.map((species, bay) => `<use href="#tile-${species}" x="${8 + 44.5 * bay}" y="9" width="42" height="42"/>`).join('')}</svg>`
  )
}

function water(): string {
  return (
    `${sky(NARROW)}<path d="M0 74q70-26 150-8t150-10v40H0z" class="scene-hill"/><path d="M0 84H${NARROW}V${HEIGHT}H0z" class="scene-beach"/>` +
    `<path d="M10 96q140-14 280 0 8 50 0 ${HEIGHT - 66}H10q-8-60 0-${HEIGHT - 66}z" class="scene-sea"/>${waves(4, 15, 14, 250, 112, 194)}` +
    `<path d="M188 104l18-20 34-6 26 14 16 26-30 8-46-2z" class="scene-ice"/><path d="M206 84l8 18 26-24M214 102l34 16" class="scene-crack"/>` +
    put('penguin', 200, 42, 52, far) +
    put('penguin', 240, 58, 38, far) +
    put('dolphin', 46, 84, 82, far) +
    `<path d="M52 154q28 9 58-1" class="scene-wave"/>` +
    put('orca', 130, 122, 84, far) +
    put('turtle', 28, 150, 46, far) +
    put('seal', 226, 132, 60, far)
  )
}

function both(): string {
  return (
    `${sky(NARROW)}<path d="M0 86q80-30 160-8t140-12v40H0z" class="scene-hill"/>` +
    put('deciduous-tree', 18, 40, 52, far) +
    put('palm-tree', 238, 30, 62, far) +
    `<path d="M0 100H${NARROW}V${HEIGHT}H0z" class="scene-sand"/>${tufts(8, 14, 140, 118, 196, 'savanna')}` +
    `<path d="M172 98q-34 34-18 62t-10 ${HEIGHT - 150}H${NARROW + 8}V98z" class="scene-sea"/>${waves(10, 11, 172, 272, 116, 192)}` +
    `<path d="M84 158q76-34 150 0" class="scene-bridge under"/><path d="M84 156q76-34 150 0" class="scene-bridge"/><path d="M92 148v12M110 142v12M128 138v12M146 136v12M164 136v12M182 138v12M200 142v12M218 148v12" class="scene-plank"/>` +
    put('delivery-truck', 122, 92, 56, far) +
    put('elephant', 8, 84, 86) +
    put('camel', 30, 140, 58) +
    put('dolphin', 222, 96, 64, far) +
    put('seal', 206, 150, 48, far) +
    put('tropical-fish', 262, 156, 30, far)
  )
}

const STAR = 'M0-10 3-3.5 10-3 4.7 1.6 6.4 8.6 0 5l-6.4 3.6 1.7-7L-10-3l7-.5z'

function half(x: number, y: number, colour: string, animal: string, stars: number): string {
  return (
    `<rect x="${x}" y="${y}" width="68" height="68" rx="7" fill="${colour}"/><use href="#art-${animal}" x="${x + 17}" y="${y + 19}" width="40" height="40"/>` +
    times(
      stars,
      (index) =>
        `<path transform="translate(${x + 13 + index * 13} ${y + 13}) scale(.52)" d="${STAR}" class="scene-star"/>`,
    )
  )
}

type Half = readonly [colour: string, animal: string, stars: number]

const domino = (x: number, y: number, left: Half, right: Half): string =>
  `<rect x="${x - 2.5}" y="${y - 1}" width="142" height="75" rx="9" class="scene-tile under"/><rect x="${x - 2.5}" y="${y - 2.5}" width="142" height="73" rx="9" class="scene-tile"/>${half(x, y, ...left)}${half(x + 69, y, ...right)}<path d="M${x + 34} ${y - 2}v14M${x + 34} ${y + 56}v14M${x + 103} ${y - 2}v12M${x + 63} ${y + 34}h12" class="scene-walk thin"/>`

const FLAGS = ['var(--p-0)', 'var(--p-1)', 'var(--p-2)']

function paths(): string {
  const flags = FLAGS.map(
    (colour, index) =>
      `<path d="M0 ${3 + 25 * index}h-30l7 9-7 9H0z" fill="${colour}" class="scene-flag"/>`,
  ).join('')
  return (
    `<rect width="${NARROW}" height="${HEIGHT}" class="scene-lawn"/>${tufts(12, 40, NARROW, 6, 198, 'lawn')}` +
    `<g transform="rotate(-4 150 100)"><path d="M41-20V240M179-20V240M-20 116H330M110-20V230" class="scene-walk"/>` +
    domino(8, 14, ['#dd7a63', 'parrot', 2], ['#e3b94f', 'lion', 1]) +
    domino(77, 88, ['#8fb7cf', 'penguin', 3], ['#e29a52', 'monkey', 2]) +
    put('deciduous-tree', 6, 92, 50) +
    put('deciduous-tree', 34, 122, 38) +
    put('evergreen-tree', 164, 22, 46) +
    put('evergreen-tree', 190, 36, 36) +
    put('turtle', 222, 150, 34) +
    `<path transform="translate(228 134)" d="M0 0h34M3 0v8M31 0v8M0-8h34M3-8v8M31-8v8" class="scene-bench"/></g>` +
    `<g transform="translate(268 14)"><path d="M0 0v112" class="scene-pole"/>${flags}</g>`
  )
}

export const SCENES: Readonly<Record<GameName, Scene>> = {
  zooloretto: { width: WIDE, height: HEIGHT, markup: zoo() },
  aquaretto: { width: NARROW, height: HEIGHT, markup: water() },
  combined: { width: NARROW, height: HEIGHT, markup: both() },
  ozoolemio: { width: NARROW, height: HEIGHT, markup: paths() },
}

/** The procession beside the greeting. */
export const TRAIL =
  '<path class="scene-trail" d="M4 96C50 60 80 104 120 82s60-40 100-30 40 40 84 20"/>' +
  put('elephant', 24, 34, 52, { flip: true }) +
  put('camel', 92, 40, 44, { flip: true }) +
  put('leopard', 148, 30, 46, { flip: true }) +
  put('flamingo', 206, 2, 48, { flip: true }) +
  '<g transform="translate(276 16)" class="scene-signpost"><path d="M0 0v58" class="scene-pole"/><path d="M-22 4h40l10 9-10 9h-40z"/><path d="M22 28h-38l-10 8 10 8h38z" class="light"/></g>'
