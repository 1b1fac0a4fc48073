/** What the pictures on the cards of the games are drawn with, each on land of its own. */
import { Dice, many, n, tuft } from '$/ui/draw/shapes'

export const HEIGHT = 200
export const NARROW = 300
export const WIDE = 496

export interface Put {
  flip?: boolean
  shadow?: boolean
}

/** An animal or a thing with its top left corner at x, y. */
export function put(
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

export const far: Put = { shadow: false }

export function tufts(
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

export function waves(
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

export function fence(from: number, to: number, y: number): string {
  const posts = many(
    Math.ceil((to - from - 4) / 20),
    'class="scene-post"',
    (index) => `M${from + 1 + 20 * index} ${y + 3}v-17l3-3 3 3v17z`,
  )
  return `<path d="M${from} ${y - 10}H${to}M${from} ${y - 4}H${to}" class="scene-rail"/><path d="M${from} ${y - 8}H${to}M${from} ${y - 2}H${to}" class="scene-rail-shade"/>${posts}`
}

export const sky = (width: number): string =>
  `<rect width="${width}" height="${HEIGHT}" class="scene-sky"/>`
