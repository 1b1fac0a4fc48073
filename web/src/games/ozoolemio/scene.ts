/** O Zoo le Mio on its card. */
import type { Scene } from '$/games/game'
import { HEIGHT, NARROW, put, tufts } from '$/games/scene'
import { times } from '$/ui/draw/shapes'

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

export const scene: Scene = { width: NARROW, height: HEIGHT, markup: paths() }
