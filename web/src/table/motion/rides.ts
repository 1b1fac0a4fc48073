/**
 * What travels besides tiles: trucks to those who take them and back, coins from purse to purse.
 *
 * As with tiles, two views say it all, and only copies move.
 */
import { Area, type Place } from '../moves/places'
import { whereabouts } from './whereabouts'

export interface Coins {
  from: Place
  to: Place
  count: number
}

export interface Ride {
  truck: Place
  /** Whose zoo it drives to; null: it comes back. */
  seat: number | null
}

const RIDE = { truck: 420, coin: 380, apart: 60 } as const
const CURVE = 'cubic-bezier(.22,.8,.3,1)'

const fixed = (
  element: Element,
  { left, top, width, height }: DOMRect,
): HTMLElement | SVGElement => {
  const copy = element as HTMLElement | SVGElement
  copy.setAttribute('aria-hidden', 'true')
  Object.assign(copy.style, {
    position: 'fixed',
    inset: 'auto',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    zIndex: '89',
    pointerEvents: 'none',
    willChange: 'transform, opacity',
  })
  return copy
}

/** Trucks are drawn differently once they are gone: they are copied before. */
export function copyTrucks(root: ParentNode, rides: readonly Ride[]): Map<Ride, Element> {
  const copies = new Map<Ride, Element>()
  for (const ride of rides) {
    const vehicle = root.querySelector(`[data-place="${ride.truck}"] .vehicle`)
    if (ride.seat === null || !vehicle) continue
    copies.set(ride, fixed(vehicle.cloneNode(true) as Element, vehicle.getBoundingClientRect()))
  }
  return copies
}

const way = (from: DOMRect, to: DOMRect): string =>
  `translate(${to.left + to.width / 2 - from.left - from.width / 2}px, ${to.top + to.height / 2 - from.top - from.height / 2}px)`

/** Let them go; what is returned finishes all at once. */
export function ride(
  root: HTMLElement,
  rides: readonly Ride[],
  copies: ReadonlyMap<Ride, Element>,
  coins: readonly Coins[],
  pace = 1,
): () => void {
  const running: Animation[] = []
  const fly = (copy: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void => {
    document.body.append(copy)
    const flight = copy.animate(frames, { fill: 'both', easing: CURVE, ...timing })
    const land = (): void => copy.remove()
    flight.finished.then(land, land)
    running.push(flight)
  }

  for (const one of rides) {
    const home = one.seat === null ? null : whereabouts(root, new Area(one.seat).purse())
    const copy = copies.get(one)
    if (home && copy) {
      const from = DOMRect.fromRect({
        x: parseFloat((copy as HTMLElement).style.left),
        y: parseFloat((copy as HTMLElement).style.top),
        width: parseFloat((copy as HTMLElement).style.width),
        height: parseFloat((copy as HTMLElement).style.height),
      })
      fly(
        copy,
        [
          { transform: 'none' },
          { transform: 'translateX(26px)', offset: 0.2 },
          { transform: `${way(from, home)} scale(.3)`, opacity: 0.2 },
        ],
        { duration: RIDE.truck },
      )
    } else if (one.seat === null) {
      const back = root.querySelector(`[data-place="${one.truck}"]`)
      const frames = [
        { transform: 'translateX(-70px)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ]
      if (back) running.push(back.animate(frames, { duration: RIDE.truck, easing: CURVE }))
    }
  }

  let number = 0
  for (const { from, to, count } of coins) {
    const [start, end] = [whereabouts(root, from), whereabouts(root, to)]
    if (!start || !end) continue
    const box = new DOMRect(
      start.left + start.width / 2 - 12,
      start.top + start.height / 2 - 12,
      24,
      24,
    )
    for (let coin = 0; coin < count; coin++) {
      const copy = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
      const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
      use.setAttribute('href', '#art-coin')
      copy.append(use)
      fly(
        fixed(copy, box),
        [
          { transform: 'none', opacity: 0 },
          { transform: 'scale(1.15)', opacity: 1, offset: 0.12 },
          { transform: way(box, end), opacity: 1, offset: 0.92 },
          { transform: `${way(box, end)} scale(.6)`, opacity: 0 },
        ],
        { duration: RIDE.coin, delay: RIDE.apart * number++ },
      )
    }
  }
  for (const animation of running) animation.playbackRate = pace
  return () => {
    for (const animation of running) animation.finish()
  }
}
