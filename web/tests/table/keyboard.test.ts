import { describe, expect, it } from 'vitest'
import { HOTKEYS } from '../../src/games/drafting/keys'
import { keyOf } from '../../src/table/keyboard'

const press = (key: string, code: string, shiftKey = false): string =>
  keyOf({ key, code, shiftKey })

describe('keys', () => {
  it('are the same on every keyboard', () => {
    expect(press('d', 'KeyD')).toBe('d')
    expect(press('в', 'KeyD')).toBe('d')
    expect(press('В', 'KeyD', true)).toBe('d')
    expect(press('+', 'Digit1')).toBe('1')
    expect(press('&', 'Digit1')).toBe('1')
    expect(press('х', 'BracketLeft')).toBe('[')
    expect(press('ArrowUp', 'ArrowUp')).toBe('ArrowUp')
  })

  it('go by what is written on them where that is Latin', () => {
    expect(press('z', 'KeyY')).toBe('z')
    expect(press('?', 'Comma', true)).toBe('?')
    expect(press('?', 'Digit7', true)).toBe('?')
    expect(press('+', 'NumpadAdd')).toBe('+')
  })

  it('belong to one action each', () => {
    const keys = Object.values(HOTKEYS)
    expect(new Set(keys).size).toBe(keys.length)
    // Undo, reset, hint, scores, log, chat, view and the second supply are keys of the table.
    for (const key of 'URHPLCVW') expect(keys).not.toContain(key)
  })
})
