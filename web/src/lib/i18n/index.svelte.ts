/** The words of the table in four languages. English is built in, the others are loaded when chosen. */
import type { Catalogue } from '../../net/contract'
import { en } from './en'
import { game } from './game.en'
import { guide } from './guide.en'
import { pages } from './pages.en'

export interface Plural {
  one: string
  few?: string
  many?: string
  other: string
}

export type Message = string | Plural
export type Messages = Record<keyof typeof en, Message>
export type PageMessages = Record<keyof typeof pages, Message>
export type GameMessages = Record<keyof typeof game, Message>
export type GuideMessages = Record<keyof typeof guide, Message>
export type Key = keyof Messages | keyof PageMessages | keyof GameMessages | keyof GuideMessages
export type Params = Record<string, string | number>

/** The page speaks the languages of the rulebook: one that is missing here does not compile. */
export type Language = Catalogue['languages'][number]

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  cs: 'Čeština',
  de: 'Deutsch',
  ru: 'Русский',
}
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[]

const ENGLISH = { ...en, ...pages, ...game, ...guide }

const LOADERS: Record<Language, () => Promise<Record<Key, Message>>> = {
  en: () => Promise.resolve(ENGLISH),
  cs: async () => (await import('./all.cs')).messages,
  de: async () => (await import('./all.de')).messages,
  ru: async () => (await import('./all.ru')).messages,
}

interface Spoken {
  language: Language
  messages: Record<Key, Message>
  plurals: Intl.PluralRules
}

let spoken = $state.raw<Spoken>({
  language: 'en',
  messages: ENGLISH,
  plurals: new Intl.PluralRules('en'),
})

export const language = (): Language => spoken.language

export async function speak(wanted: Language): Promise<void> {
  const messages = await LOADERS[wanted]()
  spoken = { language: wanted, messages, plurals: new Intl.PluralRules(wanted) }
}

/** One message of one language; `n` decides about the form. */
export function format(message: Message, params: Params, plurals: Intl.PluralRules): string {
  const form =
    typeof message === 'string'
      ? message
      : ((message as unknown as Record<string, string | undefined>)[
          plurals.select(Number(params['n'] ?? 0))
        ] ?? message.other)
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name]
    return value === undefined ? whole : typeof value === 'number' ? figure(value) : value
  })
}

export const t = (key: Key, params: Params = {}): string =>
  format(spoken.messages[key], params, spoken.plurals)

/** Is there a message of this name? Names of the game are looked up by what the server calls them. */
export const isKey = (name: string): name is Key => name in ENGLISH

/** The name of something of the game, or what the notation calls it if nobody has named it yet. */
export const named = (group: string, name: string, params: Params = {}): string => {
  const key = `${group}.${name}`
  return isKey(key) ? t(key, params) : name
}

/** Numbers as they are printed: with a real minus. */
export const figure = (value: number): string => String(value).replace('-', '−')

/** Points with their sign. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : figure(value))
