import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { change, SOUNDS } from '../../src/ui/settings.svelte'
import { sound } from '../../src/ui/sound'

let notes = 0
const parameter = { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }
const node = {
  frequency: parameter,
  gain: parameter,
  connect: () => node,
  start: () => (notes += 1),
  stop: vi.fn(),
}

vi.stubGlobal(
  'AudioContext',
  class {
    currentTime = 0
    destination = node
    resume = (): Promise<void> => Promise.resolve()
    createOscillator = () => node
    createGain = () => node
  },
)
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => (notes = 0))

describe.each(SOUNDS)('the sound %s', (name) => {
  it('is heard when it is turned on', () => {
    change({ [name]: true })
    sound(name)
    expect(notes).toBeGreaterThan(0)
  })

  it('is not heard when it alone is turned off', () => {
    change({ ...Object.fromEntries(SOUNDS.map((other) => [other, true])), [name]: false })
    sound(name)
    expect(notes).toBe(0)
  })
})
