/** Arrow keys between what can be picked: the nearest in that direction. */

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

/** Attach to a table: arrows walk between lit places when one of them, or nothing, has the focus. */
export function walkWithArrows(root: HTMLElement): () => void {
  const walk = (event: KeyboardEvent): void => {
    const focused = document.activeElement
    if (event.defaultPrevented || !(event.key in WAYS)) return
    if (focused && focused !== document.body && !focused.hasAttribute('data-pick')) return
    const lit = [...root.querySelectorAll<HTMLElement>('[data-pick]:is(.glow, .choice, .picked)')]
    const at = focused?.hasAttribute('data-pick') ? middle(focused) : { x: -1e4, y: -1e4 }
    const next =
      lit[focused?.hasAttribute('data-pick') ? nearest(at, lit.map(middle), event.key) : 0]
    if (next) {
      next.focus()
      event.preventDefault()
    }
  }
  addEventListener('keydown', walk)
  return () => removeEventListener('keydown', walk)
}
