/** The words of the page. English is built in, other languages are loaded when chosen. */
import english from 'virtual:texts/en'
import { Texts, type Params } from './catalogue'
import type { Key } from './text-keys'
import { PSEUDO, SOURCES, SPOKEN, type Language } from './languages'
import { pseudo } from './pseudo'
import { typeset } from './typography'

export { LANGUAGES, PSEUDO, type Language } from './languages'
export type { Key, Params }

interface Spoken {
  wanted: Language | typeof PSEUDO
  language: Language
  locale: string
  texts: Texts
  numbers: Intl.NumberFormat
  decimals: Intl.NumberFormat
  percents: Intl.NumberFormat
}

function spokenIn(wanted: Spoken['wanted'], texts: Texts): Spoken {
  const language = wanted === PSEUDO ? 'en' : wanted
  const { locale } = SPOKEN[language]
  return {
    wanted,
    language,
    locale,
    texts,
    numbers: new Intl.NumberFormat(locale),
    decimals: new Intl.NumberFormat(locale, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    }),
    percents: new Intl.NumberFormat(locale, { style: 'percent' }),
  }
}

const ENGLISH = new Texts('en', SPOKEN.en.locale, english)

let spoken = $state.raw<Spoken>(spokenIn('en', ENGLISH))

export const language = (): Language => spoken.language

export const languageName = (language: Language): string => SPOKEN[language].name

/** What was asked for: a language, or the one for tests of the layout. */
export const asked = (): Spoken['wanted'] => spoken.wanted

async function textsIn(wanted: Spoken['wanted']): Promise<Texts> {
  if (wanted === 'en') return ENGLISH
  if (wanted === PSEUDO) return new Texts('en', SPOKEN.en.locale, english, pseudo)
  return new Texts(wanted, SPOKEN[wanted].locale, await SOURCES[wanted]())
}

export async function speak(wanted: Spoken['wanted']): Promise<void> {
  spoken = spokenIn(wanted, await textsIn(wanted))
}

export const t = (key: Key, params: Params = {}): string => spoken.texts.say(key, params)

/** A rule as the server sent it, as it is shown. */
export const ruleText = (text: string): string => typeset(text, spoken.language)

/** Is there a message of this name? Names of the game are looked up by what the server calls them. */
export const isKey = (name: string): name is Key => ENGLISH.has(name)

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
): string => typeset(new Intl.ListFormat(spoken.locale, { type }).format(items), spoken.language)
