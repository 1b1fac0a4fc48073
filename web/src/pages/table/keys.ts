/** Keys of the page around a table; the boards have theirs. */
import { settings } from '$lib/settings.svelte'

type Actions = Readonly<Record<string, (() => void) | undefined>>

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

const REGIONS = 'header, main > section, main > aside, footer, .talk'
const FOCUSABLE = 'button:not([tabindex="-1"]), a[href], input, select, [tabindex="0"]'

/** F6 jumps to the next region of the page, with Shift to the one before. */
function jump(back: boolean): void {
  const regions = [...document.querySelectorAll<HTMLElement>(REGIONS)].filter((region) =>
    region.querySelector(FOCUSABLE),
  )
  const at = regions.findIndex((region) => region.contains(document.activeElement))
  const next = regions[(at + (back ? -1 : 1) + regions.length) % regions.length]
  next?.querySelector<HTMLElement>(FOCUSABLE)?.focus()
}

/** Does what a key means, unless a board has used it or somebody is writing. */
export const keysFor =
  (actions: () => Actions) =>
  (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
    if (document.querySelector('dialog[open]')) return
    if (event.key === 'F6') {
      event.preventDefault()
      jump(event.shiftKey)
      return
    }
    const letter = event.key.length === 1
    if (letter && (writes(event.target) || !settings().keys)) return
    const action = actions()[letter ? event.key.toLowerCase() : event.key]
    if (!action) return
    if (letter) event.preventDefault()
    action()
  }
