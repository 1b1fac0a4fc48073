/** Hoardings and barns. */
import { Dice, many, n, once, oval, times } from '$/ui/draw/shapes'

/** Boards of wood before an expansion that nobody has opened. */
export function hoarding(width: number, height: number, detail: boolean): string {
  return once(`hoarding ${width} ${height} ${detail}`, () => {
    const dice = new Dice('hoarding')
    const count = Math.max(2, Math.round((width - 4) / (detail ? 16.4 : 9)))
    const plank = (width - 4) / count
    let knots = ''
    const woods = { 1: '', 2: '', 3: '' }
    for (let index = 0; index < count; index++) {
      const top = dice.between(0, detail ? 9 : 4)
      const x = 2 + index * plank
      knots += times(detail ? 2 : 0, () =>
        oval(x + dice.between(4, plank - 4), dice.between(20, height - 20), 1.5, 3.4),
      )
      woods[dice.of<1 | 2 | 3>([1, 2, 3])] +=
        `M${n(x)} ${height - 2}V${n(top + 5)}l${n(plank / 2)} -4.5 ${n(plank / 2)} 4.5V${height - 2}z`
    }
    const planks =
      Object.entries(woods)
        .map(([wood, outline]) => `<path d="${outline}" class="board b${wood}"/>`)
        .join('') + `<path d="${knots}" class="knot"/>`
    const rails = (detail ? [34, height - 46] : [22, height - 24]).map(
      (y) =>
        `<rect x="0" y="${y}" width="${width}" height="${detail ? 10 : 6}" rx="2" class="crossbar"/>` +
        many(detail ? count : 0, 'class="nail"', (index) =>
          oval(2 + plank * (index + 0.5), y + 5, 1.4),
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
  const planks = many(
    8,
    'class="plank-line"',
    (index) => `M${n(18 + ((index + 1) * (width - 36)) / 9)} ${roof}V${height - 10}`,
  )
  const straw = many(
    16,
    'class="straw"',
    (index) =>
      `M${40 + ((index * 53) % (width - 90))} ${roof + 26 + ((index * 37) % (height - roof - 64))}l9-4m-5 7l9-1`,
  )
  return `<path d="M14 ${height - 5}h${width - 28}" class="barn-shadow"/><rect x="18" y="${roof - 8}" width="${width - 36}" height="${height - roof}" class="wall"/>${planks}<rect x="30" y="${roof + 14}" width="${width - 60}" height="${height - roof - 36}" rx="10" class="floor"/>${straw}<path d="M4 ${roof + 2} 34 18 ${middle} 3 ${width - 34} 18 ${width - 4} ${roof + 2}z" class="roof"/><path d="M34 18h${width - 68}M16 ${roof - 18}h${width - 32}M26 32h${width - 52}" class="roof-line"/><path d="M4 ${roof + 2}h${width - 8}" class="eave"/>`
}
