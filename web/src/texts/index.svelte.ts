/** The words of the table in four languages. English is built in, the others are loaded when chosen. */
import type { Catalogue } from '$/net/contract'
import { en } from './en/ui'
import { game } from './en/game'
import { guide } from './en/guide'
import { pages } from './en/pages'
import { typeset } from './typography'

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

/** English is spelled the British way, and its lists have no comma before "and". */
const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language)

const ENGLISH = { ...en, ...pages, ...game, ...guide }

const LOADERS: Record<Language, () => Promise<Record<Key, Message>>> = {
  en: () => Promise.resolve(ENGLISH),
  cs: async () => (await import('./cs')).messages,
  de: async () => (await import('./de')).messages,
  ru: async () => (await import('./ru')).messages,
}

interface Spoken {
  language: Language
  messages: Record<Key, Message>
  plurals: Intl.PluralRules
  numbers: Intl.NumberFormat
  decimals: Intl.NumberFormat
  percents: Intl.NumberFormat
}

function spokenIn(language: Language, messages: Record<Key, Message>): Spoken {
  const locale = localeOf(language)
  return {
    language,
    messages,
    plurals: new Intl.PluralRules(locale),
    numbers: new Intl.NumberFormat(locale),
    decimals: new Intl.NumberFormat(locale, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    }),
    percents: new Intl.NumberFormat(locale, { style: 'percent' }),
  }
}

let spoken = $state.raw<Spoken>(spokenIn('en', ENGLISH))

export const language = (): Language => spoken.language

export async function speak(wanted: Language): Promise<void> {
  spoken = spokenIn(wanted, await LOADERS[wanted]())
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
  typeset(format(spoken.messages[key], params, spoken.plurals), spoken.language)

/** A rule as the server sent it, as it is shown. */
export const ruleText = (text: string): string => typeset(text, spoken.language)

/** Is there a message of this name? Names of the game are looked up by what the server calls them. */
export const isKey = (name: string): name is Key => name in ENGLISH

/** The name of something of the game, or what the notation calls it if nobody has named it yet. */
export const named = (group: string, name: string, params: Params = {}): string => {
  const key = `${group}.${name}`
  return isKey(key) ? t(key, params) : name
}

const withMinus = (number: string): string => number.replace('-', '−')

/** Numbers as they are printed: with a real minus. */
export const figure = (value: number): string => withMinus(spoken.numbers.format(value))

/** Points with their sign. */
export const signed = (value: number): string => (value > 0 ? `+${figure(value)}` : figure(value))

/** Points with one decimal and their sign. */
export const decimal = (value: number): string => withMinus(spoken.decimals.format(value))

/** A share of one in whole per cent. */
export const percent = (share: number): string => spoken.percents.format(share)

/** Things as a list: "Ema and Tomáš", or "Ema or Tomáš". */
export const listed = (
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => new Intl.ListFormat(localeOf(spoken.language), { type }).format(items)
