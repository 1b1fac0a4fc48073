/** Where something lies on the screen, by its address. */
import type { Place } from '../moves/places'

const quoted = (text: string): string => `"${CSS.escape(text)}"`

const boxOf = (element: Element | null | undefined): DOMRect | null => {
  const box = element?.getBoundingClientRect()
  if (!box) return null
  return box.width > 0 ? box : boxOf(element?.firstElementChild)
}

/** A tile at a place, else the place itself: what can be picked there, or what is drawn. */
export function whereabouts(root: ParentNode, place: Place, tile?: string): DOMRect | null {
  const holder = root.querySelector(`[data-place=${quoted(place)}]`)
  const cut = place.lastIndexOf('/')
  const [outer, inner] = [place.slice(0, cut), place.slice(cut + 1)]
  return (
    boxOf(tile ? holder?.querySelector(`[data-tile=${quoted(tile)}]`) : null) ??
    boxOf(root.querySelector(`[data-pick=${quoted(place)}]`)) ??
    boxOf(holder) ??
    boxOf(
      cut > 0
        ? root.querySelector(`[data-place=${quoted(outer)}] [data-tile=${quoted(inner)}]`)
        : null,
    )
  )
}

/** The ghost tiles at a place, in their order. */
export const ghostsAt = (root: ParentNode, place: Place): DOMRect[] => {
  const holder = root.querySelector(`[data-place=${quoted(place)}]`)
  return [...(holder?.querySelectorAll('.ghost[data-tile]') ?? [])].flatMap(
    (ghost) => boxOf(ghost) ?? [],
  )
}
