/** Pieces that are dragged: they lift after a few pixels, and the place they are dropped on is picked. */
import type { Attachment } from 'svelte/attachments'
import type { Place } from '../moves/places'

const LIFT = 4
/** A finger must rest before it drags; otherwise it scrolls. */
const HOLD = 180

/** `attempt` hears of pieces that are dropped where nothing is lit. */
export function dragging(
  pick: (place: Place) => void,
  attempt: (place: Place) => boolean = () => false,
): Attachment<HTMLElement> {
  return (root) => {
    let piece: HTMLElement | null = null
    let ghost: HTMLElement | null = null
    let start = { x: 0, y: 0, at: 0, touch: false }

    const down = (event: PointerEvent): void => {
      piece = (event.target as Element).closest<HTMLElement>('[data-pick]')
      if (!piece?.querySelector('[data-tile]')) piece = null
      start = {
        x: event.clientX,
        y: event.clientY,
        at: event.timeStamp,
        touch: event.pointerType === 'touch',
      }
    }
    const move = (event: PointerEvent): void => {
      if (!piece) return
      if (!ghost) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < LIFT) return
        if (start.touch && event.timeStamp - start.at < HOLD) {
          piece = null
          return
        }
        const tile = piece.querySelector<HTMLElement>('[data-tile]')
        if (!tile) return
        if (piece.getAttribute('aria-pressed') !== 'true') pick(piece.dataset['pick'] ?? '')
        ghost = tile.cloneNode(true) as HTMLElement
        Object.assign(ghost.style, {
          position: 'fixed',
          left: '0',
          top: '0',
          zIndex: '95',
          pointerEvents: 'none',
        })
        ghost.style.setProperty('--t', `${tile.getBoundingClientRect().width}px`)
        document.body.append(ghost)
      }
      const size = ghost.offsetWidth
      ghost.style.transform = `translate(${event.clientX - size / 2}px, ${event.clientY - size / 2}px) rotate(-2deg)`
    }
    const up = (event: PointerEvent): void => {
      if (ghost) {
        ghost.remove()
        const dropped = document.elementFromPoint(event.clientX, event.clientY)
        const under = dropped?.closest<HTMLElement>('[data-pick]')
        const place = under?.dataset['pick']
        const dark = dropped?.closest<HTMLElement>('[data-place]')?.dataset['place']
        if (place !== undefined && under !== piece) pick(place)
        else if (!under && dark) attempt(dark)
        // The click that follows a drag is not meant for what lies under the pointer.
        addEventListener('click', swallow, { capture: true, once: true })
        setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0)
      }
      piece = ghost = null
    }
    // A browser that scrolls takes the finger away; the first movement says who has it.
    const hold = (event: TouchEvent): void => {
      if (ghost || (piece && event.timeStamp - start.at >= HOLD)) event.preventDefault()
    }
    // Resting opens no menu, for it would end the drag.
    const rest = (event: Event): void => {
      if (piece && start.touch) event.preventDefault()
    }
    const swallow = (event: Event): void => event.stopPropagation()
    const stop = (): void => {
      ghost?.remove()
      piece = ghost = null
    }
    root.addEventListener('pointerdown', down)
    root.addEventListener('touchmove', hold, { passive: false })
    root.addEventListener('contextmenu', rest)
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', stop)
    return () => {
      stop()
      root.removeEventListener('pointerdown', down)
      root.removeEventListener('touchmove', hold)
      root.removeEventListener('contextmenu', rest)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', stop)
    }
  }
}
