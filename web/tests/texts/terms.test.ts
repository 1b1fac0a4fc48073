/** The table calls things what the rulebook calls them, so that a word that is looked up can be found. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Key } from '../../src/texts/index.svelte'
import { LANGUAGES } from '../../src/texts/languages'
import { SPEECH } from '../support/texts'

const folder = (language: string): string => `../src/zoopark/texts/${language}/rules`
/** All sentences of the rulebook in one language. */
const rulebook = (language: string): string =>
  readdirSync(folder(language))
    .map((name) => readFileSync(`${folder(language)}/${name}`, 'utf8'))
    .join('\n')
    .toLowerCase()

/** Names that stand in the rulebook as they are, not bent by grammar. */
const NAMES: readonly Key[] = [
  'barn',
  'depot',
  'bank',
  'kind.sea-lion',
  'kind.orca',
  'kind.hippo',
  'kind.anteater',
  'kind.monitor',
  'kind.snake',
  'module.petting-zoo',
  'module.acclimatisation',
  'module.extra-enclosures',
  'module.buildings',
  'module.building-sites',
  'module.foreign-zoos',
  'module.savings-book',
  'module.order-cards',
  'module.chameleons',
  'module.minis',
  'office.fundraiser',
  'office.consultant',
  'office.spokesman',
  'office.sales-manager',
  'office.buyer',
  'office.controller',
  'office.personnel-manager',
  'place.keeper',
  'action.swap',
  'action.discard.water',
  'mini.katta',
  'mini.langer-ludwig',
  'mini.hagenbeck',
  'mini.iberian-lynx',
]
const SOFT_HYPHEN = /\u00ad/g

describe.each(LANGUAGES)('the words of the table in %s', (language) => {
  const book = rulebook(language)
  it.each(NAMES)('%s', (key) => {
    const name = SPEECH[language].messages.get(key)
    expect(name).toBeTypeOf('string')
    // Endings differ from case to case, the beginnings do not.
    for (const word of String(name).toLowerCase().replace(SOFT_HYPHEN, '').split(' '))
      expect(book, word).toContain(word.slice(0, Math.max(3, word.length - 2)))
  })
})
