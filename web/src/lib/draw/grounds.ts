/** Grounds of enclosures with their fences, lawns, the sea, hoardings, barns: the static pictures of boards. */
import { along, blob, Dice, n, once, smooth, times, type Point } from './shapes'

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

const tuft = (x: number, y: number, s: number, kind: string): string =>
  `<path d="M${n(x)} ${n(y)}l${n(-2.5 * s)} ${n(-6 * s)}m${n(2.5 * s)} ${n(6 * s)}v${n(-8 * s)}m0 ${n(8 * s)}l${n(3 * s)} ${n(-6 * s)}" class="tuft ${kind}" stroke-width="${n(1.5 * s)}"/>`

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

const PAINTERS: Readonly<Record<Ground, (pencil: Pencil) => string>> = {
  water(pencil) {
    const { width, height, seed, detail, dice, scale } = pencil
    const wobble = detail ? 4.4 : 1.6
    const shore = blob(width, height, seed + 7, { inset: detail ? 21 : 10, square: 3.2, wobble })
    const deep = blob(width, height, seed + 9, { inset: detail ? 32 : 15, square: 3, wobble })
    const ripples = times(detail ? 16 : 5, () => {
      const [x, y] = [dice.between(0.1, 0.86) * width, dice.between(0.16, 0.9) * height]
      return `<path d="M${n(x)} ${n(y)}q${n(4 * scale)} ${n(-3 * scale)} ${n(8 * scale)} 0t${n(8 * scale)} 0" class="ripple" stroke-width="${n(1.6 * scale + 0.2)}"/>`
    })
    const pads = times(detail ? 7 : 0, () => {
      const [x, y] = nearEdge(pencil)
      return `<g transform="translate(${n(x)} ${n(y)})"><ellipse rx="8" ry="4.6" class="pad"/><path d="M0 0 8-2.5" class="pad-cut"/></g>`
    })
    const reeds = times(detail ? 8 : 0, () => {
      const [x, y] = nearEdge(pencil)
      return `<g class="reed"><path d="M${n(x)} ${n(y)}q1-8-1-15M${n(x + 4)} ${n(y)}q2-6 2-11"/><rect x="${n(x - 2.6)}" y="${n(y - 19)}" width="3.4" height="7" rx="1.7"/></g>`
    })
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
    const daisies = times(pencil.detail ? 16 : 0, () => {
      const [x, y] = anywhere(pencil)
      return `<g transform="translate(${n(x)} ${n(y)})"><circle r="2.6" class="daisy"/><circle r="1" fill="#e0a92a"/></g>`
    })
    return patches(pencil) + tufts(pencil, 'lawn', 26) + daisies
  },
  desert(pencil) {
    const { width, height, detail, dice, scale } = pencil
    const dunes = times(detail ? 6 : 3, (index) => {
      const y = height * (detail ? 0.15 + 0.15 * index : 0.25 + 0.25 * index)
      const x = dice.between(-0.1, 0.3) * width
      return `<path d="M${n(x)} ${n(y)}q${n(width * 0.2)} ${n(-12 * scale)} ${n(width * 0.4)} 0t${n(width * 0.4)} ${n(-2 * scale)}" class="dune" stroke-width="${n(2 * scale + 0.3)}"/>`
    })
    return patches(pencil) + dunes
  },
  rock(pencil) {
    const stones = times(pencil.detail ? 16 : 6, () => {
      const [x, y] = anywhere(pencil)
      const s = pencil.dice.between(0.6, 1.2) * pencil.scale
      return `<path transform="translate(${n(x)} ${n(y)}) scale(${s.toFixed(2)})" d="M-9 4q-1-7 5-9 8-2 12 4 3 5 0 6z" class="stone"/>`
    })
    return patches(pencil) + stones
  },
  bamboo(pencil) {
    const { width, height, detail, dice, scale } = pencil
    // Few tall stems near the sides, so that tiles never hide them all.
    const stems = detail ? [0.045, 0.085, 0.12, 0.885, 0.925, 0.96] : [0.06, 0.94]
    const drawn = stems.map((part) => {
      const x = part * width
      const [top, bottom] = [dice.between(-0.02, 0.1) * height, dice.between(0.9, 1.02) * height]
      const thick = 7 * scale
      let stem = `<rect x="${n(x - thick / 2)}" y="${n(top)}" width="${n(thick)}" height="${n(bottom - top)}" rx="${n(thick / 2)}" class="stem"/>`
      let y = top + dice.between(10, 20) * scale
      while (y < bottom - 6) {
        stem += `<path d="M${n(x - thick / 2)} ${n(y)}h${n(thick)}" class="node" stroke-width="${n(1.6 * scale + 0.2)}"/>`
        if (dice.next() < 0.6) {
          const side = dice.of([-1, 1]) * scale
          stem += `<path d="M${n(x)} ${n(y)}q${n(side * 9)} ${n(-8 * scale)} ${n(side * 17)} ${n(-2 * scale)}q${n(-side * 8)} ${n(5 * scale)} ${n(-side * 17)} ${n(2 * scale)}z" class="bamboo-leaf"/>`
        }
        y += dice.between(20, 28) * scale
      }
      return stem
    })
    return patches(pencil) + drawn.join('')
  },
  jungle(pencil) {
    const { dice } = pencil
    const leaves = times(pencil.detail ? 18 : 8, () => {
      const [x, y] = nearEdge(pencil)
      const s = dice.between(0.8, 1.5) * pencil.scale
      return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(dice.between(0, 360))}) scale(${s.toFixed(2)})"><path d="M0 0Q8-10 22-5 14 8 0 0z" class="leaf ${dice.of(['dark', 'light'])}"/><path d="M2 0Q12-4 20-5" class="rib"/></g>`
    })
    return patches(pencil) + leaves
  },
  outback(pencil) {
    const { scale } = pencil
    const cracks = times(pencil.detail ? 12 : 5, () => {
      const [x, y] = anywhere(pencil)
      return `<path d="M${n(x)} ${n(y)}q${n(5 * scale)} ${n(-4 * scale)} ${n(11 * scale)} 0" class="crack" stroke-width="${n(1.6 * scale)}"/>`
    })
    return patches(pencil) + cracks
  },
}

const patches = ({ dice, width, height, detail, scale }: Pencil): string =>
  times(detail ? 7 : 3, () => {
    const [x, y] = [dice.between(0.05, 0.95) * width, dice.between(0.05, 0.95) * height]
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(dice.between(18, 46) * scale)}" ry="${n(dice.between(7, 16) * scale)}" class="patch"/>`
  })

const tufts = (pencil: Pencil, kind: string, count: number): string =>
  times(pencil.detail ? count : 8, () => {
    const [x, y] = anywhere(pencil)
    return tuft(x, y, pencil.dice.between(0.7, 1.15) * pencil.scale, kind)
  })

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
        along(outlined(), 17)
          .sort((a, b) => a[1] - b[1])
          .map(
            ([x, y]) =>
              `<path d="M${n(x - 2.6)} ${n(y + 4)}v-12l2.6-2.4 2.6 2.4v12z" class="post"/>`,
          )
          .join('')
      : `<path d="${edge}" class="small-rail dark"/><path d="${edge}" class="small-rail"/>`,
  )
  return `<clipPath id="${id}"><path d="${edge}"/></clipPath><path d="${edge}" class="ground-shadow" transform="translate(0 3)"/><path d="${edge}" fill="url(#gr-${kind})"/><g clip-path="url(#${id})">${inside}</g>${fence}`
}

/** The outline of a whole board. */
const boardEdge = (width: number, height: number, seed: number, detail: boolean): string =>
  once(`board ${width} ${height} ${seed} ${detail}`, () =>
    smooth(
      blob(width, height, seed, { inset: 2, square: detail ? 14 : 9, wobble: detail ? 1.2 : 0.5 }),
    ),
  )

/** Grass, sandy walks and planting under a whole zoo. */
export function lawn(
  width: number,
  height: number,
  seed: number,
  id: string,
  detail: boolean,
  walk = '',
  walkWidth = 18,
): string {
  const edge = boardEdge(width, height, seed, detail)
  const size = detail ? 1 : 0.4
  const inside = once(`lawn ${width} ${height} ${seed} ${detail} ${walk}`, () => {
    const dice = new Dice(`lawn${seed}`)
    const shades = times(detail ? 14 : 5, () => {
      const [x, y] = [dice.between(0, width), dice.between(0, height)]
      return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(dice.between(40, 120) * size)}" ry="${n(dice.between(14, 36) * size)}" class="lawn-shade"/>`
    })
    const walks = walk
      ? `<path d="${walk}" class="walk edge" stroke-width="${walkWidth + 3}"/><path d="${walk}" class="walk" stroke-width="${walkWidth}"/>`
      : ''
    const grass = times(detail ? 60 : 0, () =>
      tuft(dice.between(0, width), dice.between(0, height), dice.between(0.5, 0.85), 'lawn'),
    )
    return shades + walks + grass
  })
  return `<path d="${edge}" class="lawn"/><clipPath id="${id}"><path d="${edge}"/></clipPath><g clip-path="url(#${id})">${inside}</g>`
}

/** The water round a park, with lines of depth. */
export function sea(
  width: number,
  height: number,
  seed: number,
  id: string,
  detail: boolean,
): string {
  const edge = boardEdge(width, height, seed, detail)
  const inside = once(`sea ${width} ${height} ${seed} ${detail}`, () => {
    const dice = new Dice(`sea${seed}`)
    const size = detail ? 1 : 0.6
    const depths = times(detail ? 6 : 3, () => {
      const [x, y] = [dice.between(0, width), dice.between(0, height)]
      return times(3, (ring) => {
        const r = (34 + 26 * ring) * (detail ? 1 : 0.5)
        return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 1.7)}" ry="${n(r)}" class="depth"/>`
      })
    })
    const waves = times(detail ? 54 : 12, () => {
      const [x, y] = [dice.between(0, width), dice.between(0, height)]
      return `<path d="M${n(x)} ${n(y)}q${n(4 * size)} ${n(-3 * size)} ${n(8 * size)} 0t${n(8 * size)} 0" class="wave" stroke-width="${n(1.6 * size)}"/>`
    })
    return depths + waves
  })
  return `<path d="${edge}" class="sea"/><clipPath id="${id}"><path d="${edge}"/></clipPath><g clip-path="url(#${id})">${inside}</g>`
}

/** Boards of wood before an expansion that nobody has opened. */
export function hoarding(width: number, height: number, detail: boolean): string {
  return once(`hoarding ${width} ${height} ${detail}`, () => {
    const dice = new Dice('hoarding')
    const count = Math.max(2, Math.round((width - 4) / (detail ? 16.4 : 9)))
    const plank = (width - 4) / count
    const planks = times(count, (index) => {
      const top = dice.between(0, detail ? 9 : 4)
      const x = 2 + index * plank
      const knots = times(detail ? 2 : 0, () => {
        const [kx, ky] = [x + dice.between(4, plank - 4), dice.between(20, height - 20)]
        return `<ellipse cx="${n(kx)}" cy="${n(ky)}" rx="1.5" ry="3.4" class="knot"/>`
      })
      return `<path d="M${n(x)} ${height - 2}V${n(top + 5)}l${n(plank / 2)} -4.5 ${n(plank / 2)} 4.5V${height - 2}z" class="board b${dice.of([1, 2, 3])}"/>${knots}`
    })
    const rails = (detail ? [34, height - 46] : [22, height - 24]).map(
      (y) =>
        `<rect x="0" y="${y}" width="${width}" height="${detail ? 10 : 6}" rx="2" class="crossbar"/>` +
        times(
          detail ? count : 0,
          (index) =>
            `<circle cx="${n(2 + plank * (index + 0.5))}" cy="${y + 5}" r="1.4" class="nail"/>`,
        ),
    )
    return planks + rails.join('')
  })
}

export type BarnSize = 'large' | 'phone' | 'mini'

export function barn(width: number, height: number, size: BarnSize): string {
  const middle = n(width / 2)
  if (size === 'mini') {
    return `<rect x="4" y="12" width="${width - 8}" height="${height - 15}" class="wall"/><rect x="8" y="18" width="${width - 16}" height="${height - 25}" rx="4" class="floor"/><path d="M0 16 8 4 ${middle} 0 ${width - 8} 4 ${width} 16z" class="roof"/>`
  }
  if (size === 'phone') {
    return `<rect x="8" y="27" width="${width - 16}" height="${height - 30}" class="wall"/><rect x="13" y="36" width="${width - 26}" height="${height - 46}" rx="6" class="floor"/><path d="M2 31 16 8 ${middle} 1 ${width - 16} 8 ${width - 2} 31z" class="roof"/><path d="M2 31h${width - 4}" class="eave"/>`
  }
  const roof = 62
  const planks = times(
    8,
    (index) =>
      `<path d="M${n(18 + ((index + 1) * (width - 36)) / 9)} ${roof}V${height - 10}" class="plank-line"/>`,
  )
  const straw = times(
    16,
    (index) =>
      `<path d="M${40 + ((index * 53) % (width - 90))} ${roof + 26 + ((index * 37) % (height - roof - 64))}l9-4m-5 7l9-1"/>`,
  )
  return `<path d="M14 ${height - 5}h${width - 28}" class="barn-shadow"/><rect x="18" y="${roof - 8}" width="${width - 36}" height="${height - roof}" class="wall"/>${planks}<rect x="30" y="${roof + 14}" width="${width - 60}" height="${height - roof - 36}" rx="10" class="floor"/><g class="straw">${straw}</g><path d="M4 ${roof + 2} 34 18 ${middle} 3 ${width - 34} 18 ${width - 4} ${roof + 2}z" class="roof"/><path d="M34 18h${width - 68}M16 ${roof - 18}h${width - 32}M26 32h${width - 52}" class="roof-line"/><path d="M4 ${roof + 2}h${width - 8}" class="eave"/>`
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

/** Contour lines and dotted walks of the folded map behind everything. */
export function mapLines(width: number, height: number): string {
  return once(`map ${width} ${height}`, () => {
    const dice = new Dice('map')
    const hills = times(9, () => {
      const [x, y] = [dice.between(0, width), dice.between(0, height)]
      const [p, q, r] = [dice.between(0, 6.3), dice.between(0, 6.3), dice.between(0, 6.3)]
      return times(3 + Math.floor(dice.between(0, 3)), (ring) => {
        const size = 60 + ring * 34 + dice.between(0, 8)
        const points = Array.from({ length: 26 }, (_, index) => {
          const turn = (2 * Math.PI * index) / 26
          const wide = size * 1.5 + 14 * Math.sin(2 * turn + p) + 9 * Math.sin(3 * turn + q)
          return [
            x + wide * Math.cos(turn),
            y + (size + 10 * Math.sin(3 * turn + r)) * Math.sin(turn),
          ] as const
        })
        return `<path class="contour" d="${smooth(points)}"/>`
      })
    })
    const walks = times(4, () => {
      let [x, y] = [dice.between(-50, width * 0.3), dice.between(0, height)]
      const points: [number, number][] = [[x, y]]
      while (x < width + 80) {
        x += dice.between(90, 150)
        y += dice.between(-70, 70)
        points.push([x, y])
      }
      return `<path class="trail" d="${smooth(points, false)}"/>`
    })
    return hills + walks
  })
}
