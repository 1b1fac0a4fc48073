/** The languages of the page, one line each. A language is one folder of texts, loaded when it is chosen. */
import type { Catalogue } from '$/net/contract'
import { messages as english } from './en'
import type { Messages } from './index.svelte'

/** The page speaks the languages of the rulebook: one that is missing here does not compile. */
export type Language = Catalogue['languages'][number]

interface Spoken {
  /** What its speakers call it. */
  name: string
  /** How it writes numbers and lists, if its code does not say it. */
  locale?: string
  load: () => Promise<{ messages: Messages }>
}

export const SPOKEN: Readonly<Record<Language, Spoken>> = {
  // British spelling; English is built in.
  en: { name: 'English', locale: 'en-GB', load: () => Promise.resolve({ messages: english }) },
  cs: { name: 'Čeština', load: () => import('./cs') },
  de: { name: 'Deutsch', load: () => import('./de') },
  ru: { name: 'Русский', load: () => import('./ru') },
}

export const LANGUAGES = Object.keys(SPOKEN) as Language[]
