/** Tiles of O Zoo le Mio: two halves with animals, stars, trees and walks that join at their edges. */
import {
  ROSE,
  spotKey,
  step,
  type AnimalClass,
  type Direction,
  type Half,
  type PlacedHalf,
  type Plan,
} from '../model'
import { Dice, n, times } from '$/ui/draw/shapes'

const COLOURS: Readonly<Record<AnimalClass, readonly [string, string, string]>> = {
  birds: ['#f3b9ab', '#dd8272', '#9c3526'],
  mammals: ['#fae7a0', '#ebca5c', '#8a6a08'],
  reptiles: ['#dedbd0', '#b7b4a7', '#5d5b52'],
  apes: ['#f8cf9f', '#e9a560', '#96500f'],
  sea: ['#bfe3f2', '#7dbede', '#1d5f8a'],
}

/** Colours of visitors, strong enough to be told apart at the size of a pawn. */
export const PAWNS: Readonly<Record<AnimalClass, string>> = {
  birds: '#d2604e',
  mammals: '#e3b92f',
  reptiles: '#98958a',
  apes: '#e08b3a',
  sea: '#4f9fcb',
}

const ANIMALS: Readonly<Record<AnimalClass, readonly [string, string, string]>> = {
  birds: ['parrot', 'peacock', 'owl'],
  mammals: ['lion', 'giraffe', 'tiger'],
  reptiles: ['snake', 'turtle', 'crocodile'],
  apes: ['monkey', 'orangutan', 'gorilla'],
  sea: ['tropical-fish', 'octopus', 'shark'],
}

export const classPicture = (name: AnimalClass | 'trees'): string =>
  name === 'trees' ? 'deciduous-tree' : ANIMALS[name][0]

export const PATH_DEFS = `<defs>${Object.entries(COLOURS)
  .map(
    ([name, [top, bottom]]) =>
      `<linearGradient id="class-${name}" x1="0" y1="0" x2=".3" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`,
  )
  .join('')}</defs>`

const STAR = 'M0-5.2 1.5-1.7 5.2-1.4 2.4 1.1 3.2 4.8 0 2.8-3.2 4.8-2.4 1.1-5.2-1.4-1.5-1.7z'

const VECTORS: Readonly<Record<Direction, readonly [number, number]>> = {
  n: [0, -1],
  e: [1, 0],
  s: [0, 1],
  w: [-1, 0],
}

/** A half where it is drawn. */
export interface DrawnHalf {
  x: number
  y: number
  half: Half | null
  paths: readonly Direction[]
  inner: Direction | null
}

function habitat(name: AnimalClass, x: number, y: number, size: number, seed: string): string {
  const dice = new Dice(name + seed)
  const k = size / 100
  return times(9, () => {
    const [a, b] = [x + dice.between(0.1, 0.9) * size, y + dice.between(0.12, 0.92) * size]
    switch (name) {
      case 'birds':
        return `<path d="M${n(a)} ${n(b)}q${n(5 * k)} ${n(-7 * k)} ${n(10 * k)} ${n(-8 * k)}q${n(-k)} ${n(7 * k)} ${n(-10 * k)} ${n(8 * k)}" fill="#fff" fill-opacity=".42"/>`
      case 'mammals':
        return `<path d="M${n(a)} ${n(b)}l${n(-2.5 * k)} ${n(-7 * k)}m${n(2.5 * k)} ${n(7 * k)}v${n(-9 * k)}m0 ${n(9 * k)}l${n(3 * k)} ${n(-7 * k)}" stroke="#a67c16" stroke-width="${n(1.6 * k)}" fill="none" stroke-linecap="round" stroke-opacity=".75"/>`
      case 'reptiles':
        return `<path transform="translate(${n(a)} ${n(b)}) scale(${(k * dice.between(0.6, 1.1)).toFixed(2)})" d="M-9 4q-1-7 5-9 8-2 12 4 3 5 0 6z" fill="#98958a" stroke="#77746a"/>`
      case 'apes':
        return `<path transform="translate(${n(a)} ${n(b)}) rotate(${n(dice.between(0, 360))}) scale(${k.toFixed(2)})" d="M0 0Q6-8 16-4 10 6 0 0z" fill="#7f9a45" fill-opacity=".6"/>`
      case 'sea':
        return `<path d="M${n(a)} ${n(b)}q${n(4 * k)} ${n(-3 * k)} ${n(8 * k)} 0t${n(8 * k)} 0" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="${n(1.7 * k)}" stroke-linecap="round"/>`
    }
  })
}

type Corner = readonly [number, number]

/** Where animal, stars and tree have room between the walks, in the unit square. */
function layout(paths: readonly Direction[]): {
  animal: readonly [number, number, number]
  stars: Corner
  tree: Corner
} {
  const free = (direction: Direction): boolean => !paths.includes(direction)
  if (ROSE.every(free)) return { animal: [0.5, 0.5, 0.6], stars: [0.2, 0.16], tree: [0.8, 0.16] }
  if (free('s') && free('e'))
    return { animal: [0.68, 0.69, 0.5], stars: [0.22, 0.19], tree: [0.24, 0.8] }
  if (free('s') && free('w'))
    return { animal: [0.32, 0.69, 0.5], stars: [0.78, 0.19], tree: [0.76, 0.8] }
  if (free('n') && free('e'))
    return { animal: [0.68, 0.33, 0.5], stars: [0.22, 0.82], tree: [0.24, 0.2] }
  if (free('n') && free('w'))
    return { animal: [0.32, 0.33, 0.5], stars: [0.78, 0.82], tree: [0.76, 0.2] }
  if (free('s')) return { animal: [0.5, 0.775, 0.4], stars: [0.22, 0.19], tree: [0.78, 0.2] }
  if (free('n')) return { animal: [0.5, 0.225, 0.4], stars: [0.22, 0.82], tree: [0.78, 0.82] }
  if (free('e')) return { animal: [0.78, 0.5, 0.4], stars: [0.2, 0.2], tree: [0.22, 0.8] }
  if (free('w')) return { animal: [0.22, 0.5, 0.4], stars: [0.8, 0.2], tree: [0.78, 0.8] }
  return { animal: [0.76, 0.76, 0.36], stars: [0.22, 0.19], tree: [0.24, 0.8] }
}

/** Walks from the middle of a half to its edges, and a little beyond for open exits. */
const walk = (
  paths: readonly Direction[],
  x: number,
  y: number,
  size: number,
  beyond = 0,
): string =>
  paths
    .map((direction) => {
      const [dx, dy] = VECTORS[direction]
      const reach = size / 2 + beyond
      return `M${n(x + size / 2)} ${n(y + size / 2)}L${n(x + size / 2 + dx * reach)} ${n(y + size / 2 + dy * reach)}`
    })
    .join('')

function picture({ x, y, half, paths }: DrawnHalf, size: number): string {
  if (!half) return ''
  const { animal, stars, tree } = layout(paths)
  const k = size / 100
  const [ax, ay, as] = animal
  const name = ANIMALS[half.colour][half.stars - 1] ?? ANIMALS[half.colour][0]
  const use = (art: string, cx: number, cy: number, s: number): string =>
    `<use href="#art-${art}" x="${n(x + (cx - s / 2) * size)}" y="${n(y + (cy - s / 2) * size)}" width="${n(s * size)}" height="${n(s * size)}"/>`
  const width = (6 + 13 * half.stars) * k + 2
  const cx = Math.min(
    Math.max(x + stars[0] * size, x + width / 2 + 4 * k),
    x + size - width / 2 - 4 * k,
  )
  const cy = y + stars[1] * size
  const pill =
    `<rect x="${n(cx - width / 2)}" y="${n(cy - 9 * k)}" width="${n(width)}" height="${n(18 * k)}" rx="${n(6 * k)}" fill="#33281a"/>` +
    times(
      half.stars,
      (index) =>
        `<path transform="translate(${n(cx + (index - (half.stars - 1) / 2) * 13 * k)} ${n(cy)}) scale(${(1.15 * k).toFixed(2)})" d="${STAR}" fill="#ffd35a"/>`,
    )
  return (
    use(name, ax, ay, as) + (half.tree ? use('deciduous-tree', tree[0], tree[1], 0.34) : '') + pill
  )
}

/** One tile: its cardboard, its two grounds, the walks, and what lives there. */
export function pathTile(halves: readonly DrawnHalf[], size: number): string {
  const k = size / 100
  const xs = halves.map(({ x }) => x)
  const ys = halves.map(({ y }) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) + size - left, Math.max(...ys) + size - top]
  const cardboard = `<rect x="${n(left + 1.5 * k)}" y="${n(top + 5 * k)}" width="${n(width - 3 * k)}" height="${n(height - 3 * k)}" rx="${n(11 * k)}" class="path-shadow"/><rect x="${n(left + k)}" y="${n(top + k)}" width="${n(width - 2 * k)}" height="${n(height - 2 * k)}" rx="${n(11 * k)}" class="path-face"/>`
  const grounds = halves
    .map(({ x, y, half, inner }, index) => {
      const edge = (direction: Direction): number => (direction === inner ? 1.2 * k : 5.5 * k)
      const rect = `<rect x="${n(x + edge('w'))}" y="${n(y + edge('n'))}" width="${n(size - edge('w') - edge('e'))}" height="${n(size - edge('n') - edge('s'))}" rx="${n(7 * k)}" ${half ? `fill="url(#class-${half.colour})" stroke="${COLOURS[half.colour][2]}"` : 'class="lawn"'} stroke-width="${n(Math.max(1, 1.8 * k))}"/>`
      return half ? rect + habitat(half.colour, x, y, size, `${half.stars}${index}`) : rect
    })
    .join('')
  const walked = halves.filter(({ paths }) => paths.length > 0)
  const d = walked.map(({ x, y, paths }) => walk(paths, x, y, size)).join('')
  const hubs = (radius: number, kind: string): string =>
    walked
      .map(
        ({ x, y }) =>
          `<circle cx="${n(x + size / 2)}" cy="${n(y + size / 2)}" r="${n(radius * k)}" class="path-hub ${kind}"/>`,
      )
      .join('')
  const walks = d
    ? `<path d="${d}" class="path-walk edge" stroke-width="${n(21 * k)}"/>${hubs(10.5, 'edge')}<path d="${d}" class="path-walk" stroke-width="${n(16 * k)}"/>${hubs(8, '')}`
    : ''
  return cardboard + grounds + walks + halves.map((half) => picture(half, size)).join('')
}

export interface PathGrid {
  size: number
  left: number
  top: number
}

export const drawn = ({ spot, half, paths, inner }: PlacedHalf, grid: PathGrid): DrawnHalf => ({
  x: grid.left + spot.column * grid.size,
  y: grid.top + spot.row * grid.size,
  half,
  paths,
  inner,
})

/** Short stubs where walks lead out of the zoo. */
export function openExits(plan: Plan, grid: PathGrid): string {
  const k = grid.size / 100
  const d = [...plan.values()]
    .map((half) => {
      const out = half.paths.filter((direction) => !plan.has(spotKey(step(half.spot, direction))))
      const { x, y } = drawn(half, grid)
      return walk(out, x, y, grid.size, 13 * k)
    })
    .join('')
  return `<path d="${d}" class="path-walk edge stub" stroke-width="${n(19 * k)}"/><path d="${d}" class="path-walk stub" stroke-width="${n(14 * k)}"/>`
}

/** Walks run over the rims between two tiles, so that they join without a gap. */
export function seams(plan: Plan, grid: PathGrid): string {
  const k = grid.size / 100
  let d = ''
  for (const half of plan.values()) {
    for (const direction of ['e', 's'] as const) {
      const beside = plan.get(spotKey(step(half.spot, direction)))
      const back = direction === 'e' ? 'w' : 'n'
      if (
        !beside ||
        beside.tile === half.tile ||
        !half.paths.includes(direction) ||
        !beside.paths.includes(back)
      )
        continue
      const [dx, dy] = VECTORS[direction]
      const { x, y } = drawn(half, grid)
      const [ex, ey] = [
        x + grid.size / 2 + (dx * grid.size) / 2,
        y + grid.size / 2 + (dy * grid.size) / 2,
      ]
      d += `M${n(ex - dx * 7 * k)} ${n(ey - dy * 7 * k)}L${n(ex + dx * 7 * k)} ${n(ey + dy * 7 * k)}`
    }
  }
  return `<path d="${d}" class="path-walk edge" stroke-width="${n(21 * k)}"/><path d="${d}" class="path-walk" stroke-width="${n(16 * k)}"/>`
}

export function benchMark(x: number, y: number, size: number, toCome = false): string {
  const k = size / 100
  return `<g transform="translate(${n(x - 15 * k)} ${n(y - 12 * k)}) scale(${(k * 0.54).toFixed(2)})"><circle cx="28" cy="22" r="32" fill="${toCome ? '#e2efd3' : '#fffaf0'}" stroke="${toCome ? '#2c6b41' : '#4a2d12'}" stroke-width="${toCome ? 4 : 2.4}"${toCome ? ' stroke-dasharray="7 5"' : ''}/><use href="#bench" x="4" y="4" width="48" height="36"/></g>`
}

export function jointMark(x: number, y: number, size: number, meets: boolean): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${(size / 100 + 0.1).toFixed(2)})"><circle r="15" fill="#fffaf0" stroke="${meets ? '#1e4f2f' : '#8e2a12'}" stroke-width="3.5"/><path d="${meets ? 'M-6.5 0l4.5 5 8.5-9.5' : 'M-6-6l12 12M6-6l-12 12'}" fill="none" stroke="${meets ? '#2c6b41' : '#a93a1f'}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/></g>`
}

/** The villa in the colour of the player, south of the start tile. */
export function villa(x: number, y: number, size: number): string {
  const k = size / 100
  const [w, h] = [2 * size - 22 * k, 82 * k]
  const [left, top] = [x + 11 * k, y + 8 * k]
  const doors = times(5, (index) => {
    const door = left + 16 * k + (index * (w - 32 * k)) / 4.55
    return `<path d="M${n(door)} ${n(top + h - 2 * k)}v${n(-28 * k)}a${n(9 * k)} ${n(9 * k)} 0 0 1 ${n(18 * k)} 0v${n(28 * k)}z" fill="#8a6a4a" fill-opacity=".8" stroke="#4a2d12" stroke-width="${n(1.3 * k)}"/>`
  })
  return `<rect x="${n(left - 4 * k)}" y="${n(top + h - 6 * k)}" width="${n(w + 8 * k)}" height="${n(8 * k)}" rx="${n(4 * k)}" fill="#2b1a06" fill-opacity=".25"/><rect x="${n(left + 8 * k)}" y="${n(top + 30 * k)}" width="${n(w - 16 * k)}" height="${n(h - 32 * k)}" fill="#f3e3c3" stroke="#4a2d12" stroke-width="${n(1.8 * k + 0.2)}"/>${doors}<path d="M${n(left)} ${n(top + 32 * k)}L${n(left + w / 2)} ${n(top - 2 * k)} ${n(left + w)} ${n(top + 32 * k)}z" class="villa-roof" stroke="#3b2413" stroke-width="${n(1.8 * k + 0.2)}" stroke-linejoin="round"/>`
}
