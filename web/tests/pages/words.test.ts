import { describe, expect, it } from 'vitest'
import type { Message } from '../../src/texts/index.svelte'
import { texts as cs } from '../../src/texts/cs/pages'
import { texts as de } from '../../src/texts/de/pages'
import { texts as en } from '../../src/texts/en/pages'
import { texts as ru } from '../../src/texts/ru/pages'

const forms = (message: Message): string[] =>
  typeof message === 'string' ? [message] : Object.values(message)
const holes = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort()
const words = Object.entries({ cs, de, ru }) as [string, Record<string, Message>][]

describe.each(words)('the pages in %s', (language, messages) => {
  it('has the same blanks as English', () => {
    for (const [key, message] of Object.entries(en as Record<string, Message>)) {
      const wanted = [...new Set(forms(message).flatMap(holes))].sort()
      for (const form of forms(messages[key] ?? '')) expect(holes(form), key).toEqual(wanted)
    }
  })

  it('has a form for every number', () => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    for (const [key, message] of Object.entries(messages))
      if (typeof message !== 'string')
        for (const category of needed)
          // Czech has a form for fractions, which nothing here counts.
          if (!(language === 'cs' && category === 'many'))
            expect(Object.keys(message), key).toContain(category)
  })

  it('says nothing in English that it should say in its own words', () => {
    const shared = new Set([
      'sitter.bot',
      'level.normal',
      'level.expert',
      'bot.other',
      'setup.name.hint',
      'nav.lobby',
      'lobby.title',
      'list.lobby',
      'clock.live',
      'settings.name',
      'sum.bots',
      'card.bots',
    ])
    const same = Object.entries(messages).filter(
      ([key, message]) =>
        !shared.has(key) &&
        JSON.stringify(message) === JSON.stringify((en as Record<string, Message>)[key]),
    )
    expect(same.map(([key]) => key)).toEqual([])
  })
})
