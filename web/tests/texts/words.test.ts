import { describe, expect, it } from 'vitest'
import { texts as cs } from '../../src/texts/cs/table'
import { texts as de } from '../../src/texts/de/table'
import { texts as en } from '../../src/texts/en/table'
import { texts as ru } from '../../src/texts/ru/table'
import type { Message } from '../../src/texts/index.svelte'

const forms = (message: Message): string[] =>
  typeof message === 'string' ? [message] : Object.values(message)
const holes = (text: string): string =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .map(([hole]) => hole)
    .sort()
    .join()
const english = Object.entries(en) as [keyof typeof en, Message][]

describe.each(Object.entries({ cs, de, ru }))('a table in %s', (language, messages) => {
  it('leaves the same blanks as English', () => {
    for (const [key, message] of english) {
      const [wanted] = forms(message).map(holes)
      for (const form of forms(messages[key])) expect(holes(form), key).toBe(wanted)
    }
  })

  it('can count', () => {
    const needed = new Intl.PluralRules(language)
    for (const [key, message] of english) {
      const said = messages[key]
      if (typeof message === 'string' || typeof said === 'string') continue
      for (const n of [0, 1, 2, 3, 5, 11, 21, 22, 25, 101]) {
        const form = needed.select(n)
        // One form for few and other is a choice of the sentence; what is counted one by one has its own.
        expect(
          Object.keys(said).includes(form) || (language === 'cs' && form === 'few'),
          `${key} ${form}`,
        ).toBe(true)
      }
    }
  })

  it('is not English', () => {
    const same = english.filter(
      ([key, message]) => JSON.stringify(messages[key]) === JSON.stringify(message),
    )
    const shared = [
      'tools.chat',
      'keys.C',
      'menu.pause',
      'end.link',
      'end.mattered.line',
      'room.bot',
    ]
    expect(same.map(([key]) => key).filter((key) => !shared.includes(key))).toEqual([])
  })
})
