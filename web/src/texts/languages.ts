/** The languages of the page: those of src/zoopark/texts, each loaded when it is chosen. English is built in. */
import list from 'virtual:languages'
import english from 'virtual:texts/en'
import type { Catalogue } from '$/net/contract'

/** One that the server knows and the page cannot load does not compile. */
export type Language = Catalogue['languages'][number]

interface Spoken {
  /** What its speakers call it. */
  name: string
  /** How it writes numbers and lists. */
  locale: string
  /** Where a space must not break a line. */
  spacing: readonly string[]
}

export const SPOKEN: Readonly<Record<Language, Spoken>> = list
export const LANGUAGES = Object.keys(SPOKEN) as Language[]

/** For tests of the layout: English, longer and accented. It can be asked for, but nobody is offered it. */
export const PSEUDO = 'pseudo'

/** All messages of a language, in the syntax of Fluent. */
export const SOURCES: Readonly<Record<Language, () => Promise<string>>> = {
  en: () => Promise.resolve(english),
  cs: async () => (await import('virtual:texts/cs')).default,
  de: async () => (await import('virtual:texts/de')).default,
  ru: async () => (await import('virtual:texts/ru')).default,
}
