/** Keys of the table: what was pressed, whether it is meant for the game. */

/** What stands on the little cap beside a button. */
export const keyCap = (shortcut: string): string => shortcut.replace('Shift+', '⇧')

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>

const BRACKETS: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']' }

/**
 * The name of a key. Letters are small; on a keyboard that writes other letters, or signs where ours has
 * digits, the place of the key counts.
 */
export function keyOf({ key, code, shiftKey }: Pressed): string {
  if (key.length !== 1) return key
  const digit = /^Digit(\d)$/.exec(code)?.[1]
  if (digit !== undefined && !shiftKey) return digit
  if (/^[\x21-\x7e]$/.test(key)) return key.toLowerCase()
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? BRACKETS[code] ?? key
}

const WRITABLE =
  'input:not([type="range"], [type="checkbox"]), textarea, select, [contenteditable="true"]'

/** Nobody has used this key, nobody is writing, and no dialog is open. */
export const isForTable = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  !(event.target instanceof Element && event.target.matches(WRITABLE)) &&
  !document.querySelector('dialog[open]')

/** Nothing that a key would press has the focus. */
export const isIdle = (): boolean => {
  const focused = document.activeElement
  return !focused || focused === document.body || !focused.matches('button, a, input, select')
}
