/** What lies under everything: lawns, the sea, the folded map. */
import { blob, Dice, many, n, once, oval, smooth, times, tuft } from './shapes'

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
    const shades = many(detail ? 14 : 5, 'class="lawn-shade"', () => {
      const [x, y] = [dice.between(0, width), dice.between(0, height)]
      return oval(x, y, dice.between(40, 120) * size, dice.between(14, 36) * size)
    })
    const walks = walk
      ? `<path d="${walk}" class="walk edge" stroke-width="${walkWidth + 3}"/><path d="${walk}" class="walk" stroke-width="${walkWidth}"/>`
      : ''
    const grass = many(detail ? 60 : 0, 'class="tuft lawn" stroke-width="1"', () =>
      tuft(dice.between(0, width), dice.between(0, height), dice.between(0.5, 0.85)),
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
    const depths = many(detail ? 6 : 3, 'class="depth"', () => {
      const [x, y] = [dice.between(0, width), dice.between(0, height)]
      return times(3, (ring) => {
        const r = (34 + 26 * ring) * (detail ? 1 : 0.5)
        return oval(x, y, r * 1.7, r)
      })
    })
    const waves = many(detail ? 54 : 12, `class="wave" stroke-width="${n(1.6 * size)}"`, () => {
      const [x, y] = [dice.between(0, width), dice.between(0, height)]
      return `M${n(x)} ${n(y)}q${n(4 * size)} ${n(-3 * size)} ${n(8 * size)} 0t${n(8 * size)} 0`
    })
    return depths + waves
  })
  return `<path d="${edge}" class="sea"/><clipPath id="${id}"><path d="${edge}"/></clipPath><g clip-path="url(#${id})">${inside}</g>`
}

/** Contour lines and dotted walks of the folded map behind everything. */
export function mapLines(width: number, height: number): string {
  return once(`map ${width} ${height}`, () => {
    const dice = new Dice('map')
    const hills = many(9, 'class="contour"', () => {
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
        return smooth(points)
      })
    })
    const walks = many(4, 'class="trail"', () => {
      let [x, y] = [dice.between(-50, width * 0.3), dice.between(0, height)]
      const points: [number, number][] = [[x, y]]
      while (x < width + 80) {
        x += dice.between(90, 150)
        y += dice.between(-70, 70)
        points.push([x, y])
      }
      return smooth(points, false)
    })
    return hills + walks
  })
}
