import { describe, expect, it } from 'vitest'
import { preferred, read, tidyName, usual } from '../../src/ui/settings.svelte'

const ordinary = usual(['en'], false)

describe('settings', () => {
  it('keeps what was remembered', () => {
    const kept = {
      ...ordinary,
      name: 'Ema',
      language: 'cs',
      theme: 'dark',
      sound: false,
      confirm: false,
      motion: 'slow',
    } as const
    expect(read(JSON.stringify(kept), ordinary)).toEqual(kept)
  })

  it.each([
    null,
    '',
    'nonsense',
    '[]',
    '7',
    'null',
    '{"language":"xx","theme":4,"sound":"yes","name":[]}',
  ])('is as usual where %s was remembered', (text) => {
    expect(read(text, ordinary)).toEqual(ordinary)
  })

  it('speaks the first language of the browser that it knows', () => {
    expect(preferred(['fr-FR', 'de-AT', 'cs'])).toBe('de')
    expect(preferred(['fr'])).toBe('en')
  })

  it('is still where motion is not wanted', () => {
    expect(usual([], true).motion).toBe('off')
    // It was once no more than on or off.
    expect(read('{"motion":false}', ordinary).motion).toBe('off')
    expect(read('{"motion":true}', usual([], true)).motion).toBe('normal')
    expect(read('{"motion":"wild"}', ordinary).motion).toBe('normal')
  })
})

describe('names', () => {
  it('are one line of at most forty characters', () => {
    expect(tidyName('  Eva\n\tNová ')).toBe('Eva Nová')
    expect(tidyName('x'.repeat(10_000))).toBe('x'.repeat(40))
    expect(tidyName('\u2028\n ')).toBe('')
  })

  it('are not cut in the middle of a character', () => {
    expect(tidyName('🐼'.repeat(50))).toBe('🐼'.repeat(40))
  })
})
