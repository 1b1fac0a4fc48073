/** The words of the table in four languages. English is built in, the others are loaded when chosen. */
import { messages as english } from './en'
import { SPOKEN, type Language } from './languages'
import { typeset } from './typography'

export { LANGUAGES, type Language } from './languages'

export interface Plural {
  one: string
  few?: string
  many?: string
  other: string
}

export type Message = string | Plural
/** Some messages by their keys, as a file of texts has them. */
export type Texts = Readonly<Record<string, Message>>
/** The same messages in another language. */
export type Translated<T> = Readonly<Record<keyof T, Message>>
export type Key = keyof typeof english
export type Messages = Translated<typeof english>
export type Params = Record<string, string | number>

const localeOf = (language: Language): string => SPOKEN[language].locale ?? language

export const languageName = (language: Language): string => SPOKEN[language].name

interface Spoken {
  language: Language
  messages: Messages
  plurals: Intl.PluralRules
  numbers: Intl.NumberFormat
  decimals: Intl.NumberFormat
  percents: Intl.NumberFormat
}

function spokenIn(language: Language, messages: Messages): Spoken {
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

let spoken = $state.raw<Spoken>(spokenIn('en', english))

export const language = (): Language => spoken.language

export async function speak(wanted: Language): Promise<void> {
  spoken = spokenIn(wanted, (await SPOKEN[wanted].load()).messages)
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
export const isKey = (name: string): name is Key => name in english

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
