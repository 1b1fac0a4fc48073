/** Grounds of enclosures with their fences. */
import { along, blob, Dice, many, n, once, oval, smooth, tuft, type Point } from '$/ui/draw/shapes'

export type Ground =
  'water' | 'savanna' | 'bamboo' | 'desert' | 'rock' | 'jungle' | 'grass' | 'outback' | 'lawn'

const GROUNDS: Readonly<Record<string, Ground>> = {
  flamingo: 'water',
  camel: 'desert',
  leopard: 'rock',
  elephant: 'savanna',
  panda: 'bamboo',
  chimpanzee: 'jungle',
  zebra: 'grass',
  kangaroo: 'outback',
  lion: 'savanna',
  rabbit: 'grass',
}

/** The ground follows the species that lives there; an empty enclosure is lawn. */
export const groundOf = (species: string | null): Ground => (species && GROUNDS[species]) || 'lawn'

export interface GroundOptions {
  width: number
  height: number
  seed: number
  /** Small pictures leave out what would be mush. */
  detail: boolean
}

interface Pencil extends GroundOptions {
  dice: Dice
  scale: number
}

const anywhere = ({ dice, width, height }: Pencil): [number, number] => [
  dice.between(0.04, 0.96) * width,
  dice.between(0.1, 0.96) * height,
]

/** Near the fence, where tiles do not hide it. */
function nearEdge({ dice, width, height }: Pencil): [number, number] {
  const side = (): number => dice.of([dice.between(0.03, 0.13), dice.between(0.87, 0.97)])
  return dice.next() < 0.6
    ? [side() * width, dice.between(0.12, 0.92) * height]
    : [dice.between(0.06, 0.94) * width, side() * height]
}

const each = (
  points: readonly Point[],
  attributes: string,
  outline: (point: Point) => string,
): string => many(points.length, attributes, (index) => outline(points[index] as Point))

const PAINTERS: Readonly<Record<Ground, (pencil: Pencil) => string>> = {
  water(pencil) {
    const { width, height, seed, detail, dice, scale } = pencil
    const wobble = detail ? 4.4 : 1.6
    const shore = blob(width, height, seed + 7, { inset: detail ? 21 : 10, square: 3.2, wobble })
    const deep = blob(width, height, seed + 9, { inset: detail ? 32 : 15, square: 3, wobble })
    const ripples = many(
      detail ? 16 : 5,
      `class="ripple" stroke-width="${n(1.6 * scale + 0.2)}"`,
      () => {
        const [x, y] = [dice.between(0.1, 0.86) * width, dice.between(0.16, 0.9) * height]
        return `M${n(x)} ${n(y)}q${n(4 * scale)} ${n(-3 * scale)} ${n(8 * scale)} 0t${n(8 * scale)} 0`
      },
    )
    const spots = (count: number): Point[] =>
      Array.from({ length: detail ? count : 0 }, () => nearEdge(pencil))
    const [leaves, stalks] = [spots(7), spots(8)]
    const pads =
      each(leaves, 'class="pad"', ([x, y]) => oval(x, y, 8, 4.6)) +
      each(leaves, 'class="pad-cut"', ([x, y]) => `M${n(x)} ${n(y)}l8-2.5`)
    const reeds =
      each(
        stalks,
        'class="reed"',
        ([x, y]) => `M${n(x)} ${n(y)}q1-8-1-15M${n(x + 4)} ${n(y)}q2-6 2-11`,
      ) +
      each(
        stalks,
        'class="cattail"',
        ([x, y]) => `M${n(x - 2.6)} ${n(y - 17.3)}a1.7 1.7 0 0 1 3.4 0v3.6a1.7 1.7 0 0 1-3.4 0z`,
      )
    return `<path d="${smooth(shore)}" fill="url(#gr-pond)"/><path d="${smooth(deep)}" class="pond"/>${ripples}${pads}${reeds}`
  },
  savanna(pencil) {
    const { width, height, detail } = pencil
    const more = detail
      ? `<g transform="translate(${n(width * 0.905)} ${n(height * 0.27)})"><path d="M0 26q-1-14-7-22M0 26q1-14 9-20M0 14V0" class="trunk"/><ellipse cx="-2" cy="-1" rx="24" ry="7.5" class="acacia"/><ellipse cx="7" cy="-6" rx="14" ry="5" class="acacia light"/></g><g transform="translate(${n(width * 0.1)} ${n(height * 0.86)})"><ellipse rx="24" ry="8" class="hole"/><ellipse rx="19" ry="5.6" class="hole wet"/><path d="M-9-1q3-2 6 0t6 0" class="ripple" stroke-width="1.3"/></g>`
      : ''
    return patches(pencil) + tufts(pencil, 'savanna', 26) + more
  },
  grass: (pencil) => patches(pencil) + tufts(pencil, 'grass', 34),
  lawn(pencil) {
    const spots = Array.from({ length: pencil.detail ? 16 : 0 }, () => anywhere(pencil))
    const daisies =
      each(spots, 'class="daisy"', ([x, y]) => oval(x, y, 2.6)) +
      each(spots, 'fill="#e0a92a"', ([x, y]) => oval(x, y, 1))
    return patches(pencil) + tufts(pencil, 'lawn', 26) + daisies
  },
  desert(pencil) {
    const { width, height, detail, dice, scale } = pencil
    const dunes = many(
      detail ? 6 : 3,
      `class="dune" stroke-width="${n(2 * scale + 0.3)}"`,
      (index) => {
        const y = height * (detail ? 0.15 + 0.15 * index : 0.25 + 0.25 * index)
        const x = dice.between(-0.1, 0.3) * width
        return `M${n(x)} ${n(y)}q${n(width * 0.2)} ${n(-12 * scale)} ${n(width * 0.4)} 0t${n(width * 0.4)} ${n(-2 * scale)}`
      },
    )
    return patches(pencil) + dunes
  },
  rock(pencil) {
    const stones = many(pencil.detail ? 16 : 6, 'class="stone"', () => {
      const [x, y] = anywhere(pencil)
      const s = pencil.dice.between(0.6, 1.2) * pencil.scale
      return `M${n(x - 9 * s)} ${n(y + 4 * s)}q${n(-s)} ${n(-7 * s)} ${n(5 * s)} ${n(-9 * s)} ${n(8 * s)} ${n(-2 * s)} ${n(12 * s)} ${n(4 * s)} ${n(3 * s)} ${n(5 * s)} 0 ${n(6 * s)}z`
    })
    return patches(pencil) + stones
  },
  bamboo(pencil) {
    const { width, height, detail, dice, scale } = pencil
    // Few tall stems near the sides, so that tiles never hide them all.
    const stems = detail ? [0.045, 0.085, 0.12, 0.885, 0.925, 0.96] : [0.06, 0.94]
    let [nodes, leaves] = ['', '']
    const drawn = stems.map((part) => {
      const x = part * width
      const [top, bottom] = [dice.between(-0.02, 0.1) * height, dice.between(0.9, 1.02) * height]
      const thick = 7 * scale
      let y = top + dice.between(10, 20) * scale
      while (y < bottom - 6) {
        nodes += `M${n(x - thick / 2)} ${n(y)}h${n(thick)}`
        if (dice.next() < 0.6) {
          const side = dice.of([-1, 1]) * scale
          leaves += `M${n(x)} ${n(y)}q${n(side * 9)} ${n(-8 * scale)} ${n(side * 17)} ${n(-2 * scale)}q${n(-side * 8)} ${n(5 * scale)} ${n(-side * 17)} ${n(2 * scale)}z`
        }
        y += dice.between(20, 28) * scale
      }
      return `<rect x="${n(x - thick / 2)}" y="${n(top)}" width="${n(thick)}" height="${n(bottom - top)}" rx="${n(thick / 2)}" class="stem"/>`
    })
    const joints = `<path d="${nodes}" class="node" stroke-width="${n(1.6 * scale + 0.2)}"/><path d="${leaves}" class="bamboo-leaf"/>`
    return patches(pencil) + drawn.join('') + joints
  },
  jungle(pencil) {
    const { dice } = pencil
    const outlines = { dark: '', light: '' }
    let ribs = ''
    for (let leaf = pencil.detail ? 18 : 8; leaf > 0; leaf--) {
      const [x, y] = nearEdge(pencil)
      const s = dice.between(0.8, 1.5) * pencil.scale
      const turn = dice.between(0, 2 * Math.PI)
      const [cos, sin] = [s * Math.cos(turn), s * Math.sin(turn)]
      const at = (across: number, down: number): string =>
        `${n(x + across * cos - down * sin)} ${n(y + across * sin + down * cos)}`
      outlines[dice.of<'dark' | 'light'>(['dark', 'light'])] +=
        `M${at(0, 0)}Q${at(8, -10)} ${at(22, -5)} ${at(14, 8)} ${at(0, 0)}z`
      ribs += `M${at(2, 0)}Q${at(12, -4)} ${at(20, -5)}`
    }
    const leaves = `<path d="${outlines.dark}" class="leaf dark"/><path d="${outlines.light}" class="leaf light"/><path d="${ribs}" class="rib"/>`
    return patches(pencil) + leaves
  },
  outback(pencil) {
    const { scale } = pencil
    const cracks = many(
      pencil.detail ? 12 : 5,
      `class="crack" stroke-width="${n(1.6 * scale)}"`,
      () => {
        const [x, y] = anywhere(pencil)
        return `M${n(x)} ${n(y)}q${n(5 * scale)} ${n(-4 * scale)} ${n(11 * scale)} 0`
      },
    )
    return patches(pencil) + cracks
  },
}

const patches = ({ dice, width, height, detail, scale }: Pencil): string =>
  many(detail ? 7 : 3, 'class="patch"', () => {
    const [x, y] = [dice.between(0.05, 0.95) * width, dice.between(0.05, 0.95) * height]
    return oval(x, y, dice.between(18, 46) * scale, dice.between(7, 16) * scale)
  })

const tufts = (pencil: Pencil, kind: string, count: number): string =>
  many(
    pencil.detail ? count : 8,
    `class="tuft ${kind}" stroke-width="${n(1.4 * pencil.scale)}"`,
    () => tuft(...anywhere(pencil), pencil.dice.between(0.7, 1.15) * pencil.scale),
  )

/** The inside of an <svg>: ground and fence of one enclosure. `id` must be unlike any other on the page. */
export function ground(kind: Ground, id: string, options: GroundOptions): string {
  const { width, height, seed, detail } = options
  const outlined = (): Point[] =>
    blob(width, height, seed, { inset: detail ? 8 : 4, wobble: detail ? 2.2 : 0.8 })
  const edge = once(`edge ${width} ${height} ${seed} ${detail}`, () => smooth(outlined()))
  const inside = once(`ground ${kind} ${width} ${height} ${seed} ${detail}`, () =>
    PAINTERS[kind]({ ...options, dice: new Dice(kind + seed), scale: detail ? 1 : 0.55 }),
  )
  const fence = once(`fence ${width} ${height} ${seed} ${detail}`, () =>
    detail
      ? `<path d="${edge}" class="rail shade" transform="translate(0 1)"/><path d="${edge}" class="rail" transform="translate(0 -5)"/><path d="${edge}" class="rail" transform="translate(0 -.5)"/>` +
        each(
          along(outlined(), 17),
          'class="post"',
          ([x, y]) => `M${n(x - 2.6)} ${n(y + 4)}v-12l2.6-2.4 2.6 2.4v12z`,
        )
      : `<path d="${edge}" class="small-rail dark"/><path d="${edge}" class="small-rail"/>`,
  )
  return `<clipPath id="${id}"><path d="${edge}"/></clipPath><path d="${edge}" class="ground-shadow" transform="translate(0 3)"/><path d="${edge}" fill="url(#gr-${kind})"/><g clip-path="url(#${id})">${inside}</g>${fence}`
}

const STOPS: readonly (Ground | 'pond')[] = [
  'water',
  'pond',
  'savanna',
  'bamboo',
  'desert',
  'rock',
  'jungle',
  'grass',
  'outback',
  'lawn',
]

/** The gradients that grounds are filled with, once for the page. */
export const GROUND_DEFS = STOPS.map(
  (kind) =>
    `<linearGradient id="gr-${kind}" x1="0" y1="0" x2=".25" y2="1"><stop style="stop-color:var(--gr-${kind}-1)"/><stop offset="1" style="stop-color:var(--gr-${kind}-2)"/></linearGradient>`,
).join('')
