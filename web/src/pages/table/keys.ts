/** Keys of a table: those of the page, and those that the boards ask for. */
import { isForTable, isIdle, keyOf } from '$/table/keyboard'
import { settings } from '$/ui/settings.svelte'

type Actions = Readonly<Record<string, (() => void) | undefined>>

const REGIONS = 'header, main > section, main > aside, footer, .talk.floating, .guide'
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

/** Where the boards and the counter say what a key is for: `aria-keyshortcuts`, and `data-pick`. */
function selectorOf(key: string, shift: boolean): string {
  if (key === 'Escape')
    return '[data-pick][aria-pressed="true"], footer [aria-pressed="true"]:not([aria-keyshortcuts="H"])'
  if (key === 'Enter') return isIdle() ? `[aria-keyshortcuts="Enter"]${USABLE}` : ''
  if (/^[1-5]$/.test(key)) return `[data-pick="truck:${key}"]${USABLE}`
  if (key === '0') return '[data-pick$="/depot"].glow, [data-pick$="/barn"].glow'
  return /^[a-z]$/.test(key)
    ? `[aria-keyshortcuts="${shift ? 'Shift+' : ''}${key.toUpperCase()}"]${USABLE}`
    : ''
}

function press(key: string, shift: boolean): boolean {
  const selector = selectorOf(key, shift)
  const found = selector ? document.querySelector<HTMLElement>(selector) : null
  found?.click()
  return found !== null
}

/** Alt and a number: the first ticket of that group that can be used; arrows lead on from there. */
function toGroup(key: string): boolean {
  const group = document.querySelector(`[aria-keyshortcuts="Alt+${key}"]`)
  const first =
    group?.querySelector<HTMLElement>(`button${USABLE}`) ?? group?.querySelector('button')
  first?.focus()
  return first !== null && first !== undefined
}

/** Does what a key means, unless a board has used it or someone is writing. */
export const keysFor =
  (actions: () => Actions) =>
  (event: KeyboardEvent): void => {
    if (!isForTable(event)) return
    const key = keyOf(event)
    if (event.altKey) {
      if (/^[1-6]$/.test(key) && toGroup(key)) event.preventDefault()
      return
    }
    if (key === 'F6') {
      event.preventDefault()
      jump(event.shiftKey)
      return
    }
    const letter = key.length === 1
    if (letter && !settings().keys) return
    const action = event.shiftKey && /^[a-z]$/.test(key) ? undefined : actions()[key]
    if (action) action()
    else if (!press(key, event.shiftKey)) return
    if (letter) event.preventDefault()
  }
