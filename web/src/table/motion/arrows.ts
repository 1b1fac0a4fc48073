/** Arrow keys between what can be picked: the nearest in that direction. */
import { isForTable } from '../keyboard'

interface Box {
  x: number
  y: number
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** The index of the nearest box in a direction; what lies aside counts double. */
export function nearest(from: Box, boxes: readonly Box[], key: string): number {
  const way = WAYS[key]
  if (!way) return -1
  let [best, found] = [Infinity, -1]
  boxes.forEach(({ x, y }, index) => {
    const [dx, dy] = [x - from.x, y - from.y]
    const along = dx * way[0] + dy * way[1]
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0])
    const cost = along + 2 * aside
    if (along > 4 && cost < best) [best, found] = [cost, index]
  })
  return found
}

const middle = (element: Element): Box => {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

const distance = (a: Box, b: Box): number => Math.hypot(a.x - b.x, a.y - b.y)

const LIT = '[data-pick]:is(.glow, .choice, .picked)'
/** Places that can only be looked at, with Shift: a field says why nothing may lie there. */
const EVERY = `${LIT}, [data-walk]`
const WALKED = '[data-pick], [data-walk], .group button'

/**
 * Attach to a table: arrows walk between lit places when one of them, or nothing, has the focus. What was
 * picked is often gone then; the walk goes on beside where it was.
 */
export function walkWithArrows(root: HTMLElement): () => void {
  let last: Box | null = null
  const remember = (event: FocusEvent): void => {
    if (event.target instanceof Element && event.target.matches(WALKED)) last = middle(event.target)
  }
  const walk = (event: KeyboardEvent): void => {
    if (!(event.key in WAYS) || !isForTable(event) || event.altKey) return
    const focused = document.activeElement
    const among = focused?.matches(WALKED) ? focused : null
    if (focused && focused !== document.body && !among) return
    const places = among?.closest('.group') ? '.group button' : event.shiftKey ? EVERY : LIT
    const lit = [...root.querySelectorAll<HTMLElement>(places)]
    const boxes = lit.map(middle)
    const from = last
    const next = among
      ? nearest(middle(among), boxes, event.key)
      : from
        ? boxes.reduce((best, box, index) => {
            const other = boxes[best]
            return other && distance(other, from) <= distance(box, from) ? best : index
          }, 0)
        : 0
    const target = lit[next]
    if (!target) return
    target.focus()
    event.preventDefault()
  }
  root.addEventListener('focusin', remember)
  addEventListener('keydown', walk)
  return () => {
    root.removeEventListener('focusin', remember)
    removeEventListener('keydown', walk)
  }
}
