/**
 * Tiles that fly from where they were to where they are.
 *
 * Before a view changes, `remember` notes where on the screen they lie; afterwards `travel` lets a
 * copy of each tile that moved fly the way. Only transform and opacity change, and only copies move, so
 * nothing is laid out again on the way.
 */
import { Area } from '../moves/places'
import type { Journey } from './journeys'

/** Durations of the design, in milliseconds. */
export const TIMES = {
  base: 260,
  perPixel: 0.25,
  most: 480,
  birth: 520,
  apart: 70,
  calm: 120,
  /** How long what has changed keeps its ring where nothing flies. */
  ring: 2000,
  /** How long a ring fades around what has just arrived. */
  arrived: 1500,
} as const

const CURVE = 'cubic-bezier(.22,.8,.3,1)'

export const flightTime = (distance: number): number =>
  Math.min(TIMES.base + TIMES.perPixel * distance, TIMES.most)

/** Where places and the tiles in them were. */
export type Memory = Map<string, DOMRect>

const spotKey = (place: string, tile: string): string => `${place} ${tile}`

/** Where the places are from which something will travel, and the tiles in them. */
export function remember(root: ParentNode, journeys: readonly Journey[]): Memory {
  const memory: Memory = new Map()
  for (const place of new Set(journeys.map(({ from }) => from))) {
    for (const holder of root.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)) {
      memory.set(place, holder.getBoundingClientRect())
      for (const tile of holder.querySelectorAll<HTMLElement>('[data-tile]')) {
        memory.set(spotKey(place, tile.dataset['tile'] ?? ''), tile.getBoundingClientRect())
      }
    }
  }
  return memory
}

/** The element that shows a tile in its new place: the last of its name, where new ones are laid. */
function landed(
  root: ParentNode,
  { to, tile }: Journey,
  taken: Set<Element>,
): HTMLElement | undefined {
  const holder = root.querySelector(`[data-place="${CSS.escape(to)}"]`)
  const tiles = [
    ...(holder?.querySelectorAll<HTMLElement>(`[data-tile="${CSS.escape(tile)}"]`) ?? []),
  ]
  const found = tiles.reverse().find((element) => !taken.has(element))
  if (found) taken.add(found)
  return found
}

/** A copy of an element that lies on the screen over everything else. */
function copyOf(element: HTMLElement, box: DOMRect): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement
  copy.removeAttribute('data-tile')
  copy.setAttribute('aria-hidden', 'true')
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    margin: '0',
    zIndex: '90',
    pointerEvents: 'none',
    willChange: 'transform',
  })
  copy.style.setProperty('--t', `${box.width}px`)
  return copy
}

/** Where a board is not shown, what comes to it goes to where its owner is. */
export const homeward = (root: ParentNode, journeys: readonly Journey[]): Journey[] =>
  journeys.map((journey) => {
    const { to, kind } = journey
    const board = kind === 'travel' && to.charAt(1) === '/'
    return !board || root.querySelector(`[data-place="${CSS.escape(to)}"]`)
      ? journey
      : { ...journey, to: new Area(to.charAt(0)).purse(), kind: 'leave' }
  })

/** What will be gone when the page is drawn again must be copied before. */
export function copyLeaving(
  root: ParentNode,
  journeys: readonly Journey[],
): Map<Journey, HTMLElement> {
  const taken = new Set<Element>()
  const copies = new Map<Journey, HTMLElement>()
  for (const journey of journeys) {
    if (journey.kind !== 'leave') continue
    const tile = landed(root, { ...journey, to: journey.from }, taken)
    if (tile) copies.set(journey, copyOf(tile, tile.getBoundingClientRect()))
  }
  return copies
}

export interface Flights {
  /** All have landed. */
  done: Promise<void>
  /** Any click or key finishes a running motion at once. */
  finish: () => void
}

const STILL: Flights = { done: Promise.resolve(), finish: () => undefined }

/**
 * Let everything that moved travel, at this pace. With `calm`, nothing flies: what is new appears and keeps
 * a ring.
 */
export function travel(
  root: HTMLElement,
  memory: Memory,
  journeys: readonly Journey[],
  leaving: ReadonlyMap<Journey, HTMLElement>,
  calm: boolean,
  pace = 1,
): Flights {
  const taken = new Set<Element>()
  const running: Animation[] = []
  const copies: HTMLElement[] = []
  const hidden: HTMLElement[] = []

  /** Coin tiles fly into the purse; what leaves the game shrinks and fades. */
  const leave = (copy: HTMLElement, to: DOMRect | undefined, delay: number): void => {
    const from = copy.style
    const way = to
      ? `translate(${to.left - parseFloat(from.left)}px, ${to.top - parseFloat(from.top)}px) `
      : ''
    document.body.append(copy)
    copies.push(copy)
    const flight = copy.animate(
      [{ transform: 'none' }, { transform: `${way}scale(.35)`, opacity: to ? 1 : 0 }],
      {
        duration: TIMES.most,
        delay,
        fill: 'both',
        easing: CURVE,
      },
    )
    const gone = (): void => copy.remove()
    flight.finished.then(gone, gone)
    running.push(flight)
  }

  // Everything is looked at before anything is moved: else the page would be laid out for each tile.
  const trips = journeys.map((journey) => {
    const leaves = journey.kind === 'leave'
    const target = leaves
      ? root.querySelector<HTMLElement>(`[data-place="${CSS.escape(journey.to)}"]`)
      : landed(root, journey, taken)
    const flies = !calm && journey.kind !== 'birth'
    return { journey, target, to: flies ? target?.getBoundingClientRect() : undefined }
  })
  trips.forEach(({ journey, target, to }, index) => {
    const copied = leaving.get(journey)
    if (copied && !calm) leave(copied, to, index * TIMES.apart)
    if (journey.kind === 'leave' || !target) return
    if (calm) {
      running.push(target.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TIMES.calm }))
      const ring = { outline: '3px solid var(--legal)', outlineOffset: '2px' }
      target.animate([ring, ring], { duration: TIMES.ring })
      return
    }
    const delay = index * TIMES.apart
    if (journey.kind === 'birth') {
      running.push(
        target.animate(
          [
            { transform: 'scale(0)' },
            { transform: 'scale(1.12)', offset: 0.75 },
            { transform: 'scale(1)' },
          ],
          {
            duration: TIMES.birth,
            delay,
            fill: 'backwards',
            easing: CURVE,
          },
        ),
      )
      return
    }
    const from = memory.get(spotKey(journey.from, journey.tile)) ?? memory.get(journey.from)
    if (!to || !from || from.width === 0) return
    const [dx, dy] = [
      from.left + from.width / 2 - to.left - to.width / 2,
      from.top + from.height / 2 - to.top - to.height / 2,
    ]
    if (Math.hypot(dx, dy) < 2) return
    const copy = copyOf(target, to)
    document.body.append(copy)
    copies.push(copy)
    target.style.visibility = 'hidden'
    hidden.push(target)
    const small = journey.kind === 'draw' ? 1 : Math.min(from.width, 90) / to.width
    const start = `translate(${dx}px, ${dy}px) scale(${Math.min(small, 1.6)})`
    const frames: Keyframe[] =
      journey.kind === 'draw'
        ? [
            { transform: `${start} rotateY(180deg)` },
            { transform: 'translate(0, 0) scale(1.06) rotateY(0)', offset: 0.8 },
            { transform: 'none' },
          ]
        : [
            { transform: start },
            { transform: 'translate(0, 0) scale(1.06)', offset: 0.8 },
            { transform: 'none' },
          ]
    const flight = copy.animate(frames, {
      duration: flightTime(Math.hypot(dx, dy)),
      delay,
      fill: 'both',
      easing: CURVE,
    })
    const land = (): void => {
      copy.remove()
      target.style.visibility = ''
      target.classList.add('arrived')
      setTimeout(() => target.classList.remove('arrived'), TIMES.arrived)
    }
    flight.finished.then(land, land)
    running.push(flight)
  })
  if (running.length === 0) return STILL
  for (const animation of running) animation.playbackRate = pace

  const finish = (): void => {
    for (const animation of running) animation.finish()
    for (const copy of copies) copy.remove()
    for (const element of hidden) element.style.visibility = ''
  }
  const done = Promise.allSettled(running.map((animation) => animation.finished)).then(
    () => undefined,
  )
  return { done, finish }
}

/** Does the owner of this browser want things to stand still? */
export const wantsCalm = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
