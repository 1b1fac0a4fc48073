/** Keys of a table: those of the page, and those that the boards ask for. */
import { settings } from '$lib/settings.svelte'

type Actions = Readonly<Record<string, (() => void) | undefined>>

const WRITABLE =
  'input:not([type="range"], [type="checkbox"]), textarea, select, [contenteditable="true"]'
const writes = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(WRITABLE)

const REGIONS = 'header, main > section, main > aside, footer, .talk, .guide'
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

const USABLE = ':not([aria-disabled="true"], :disabled)'

/** What a key means to the boards: they say it by `aria-keyshortcuts`, and what can be picked by `data-pick`. */
function press(key: string): boolean {
  const selector =
    key === 'Escape'
      ? '[data-pick][aria-pressed="true"], footer [aria-pressed="true"]:not([aria-keyshortcuts="H"])'
      : /^[1-5]$/.test(key)
        ? `[data-pick="truck:${key}"]${USABLE}`
        : /^[a-z]$/.test(key)
          ? `[aria-keyshortcuts="${key.toUpperCase()}"]${USABLE}`
          : ''
  const found = selector ? document.querySelector<HTMLElement>(selector) : null
  found?.click()
  return found !== null
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
    const key = letter ? event.key.toLowerCase() : event.key
    const action = actions()[key]
    if (action) action()
    else if (!press(key)) return
    if (letter) event.preventDefault()
  }
