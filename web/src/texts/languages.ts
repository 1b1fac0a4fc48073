/** The languages of the page: those of src/zoopark/texts, each loaded when it is chosen. English is built in. */
import { list, sources, type Spoken } from 'virtual:languages'
import type { Catalogue } from '$/net/contract'

export type Language = Catalogue['languages'][number]

export const SPOKEN = list as Readonly<Record<Language, Spoken>>
export const LANGUAGES = Object.keys(SPOKEN) as Language[]

/** For tests of the layout: English, longer and accented. It can be asked for, but nobody is offered it. */
export const PSEUDO = 'pseudo'

/** All messages of a language, in the syntax of Fluent. */
export const SOURCES = sources as Readonly<Record<Language, () => Promise<string>>>
