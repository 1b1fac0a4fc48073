/** The words of the pages as their message files have them: tests look for a message, not for its wording. */
import type { Page } from 'playwright-core'
import type { Params } from '../../src/texts/catalogue'
import { LANGUAGES, PSEUDO, type Language } from '../../src/texts/languages'
import { formsOf, SPEECH } from '../../tests/support/texts'

export { LANGUAGES, PSEUDO, type Language }
export type Spoken = Language | typeof PSEUDO
/** What a layout has to bear: all languages, and one that is longer than any. */
export const SPOKEN: readonly Spoken[] = [...LANGUAGES, PSEUDO]

/** A message as the page shows it. */
export function say(key: string, params: Params = {}, language: Language = 'en'): string {
  const { texts } = SPEECH[language]
  if (!texts.has(key)) throw new Error(`no message ${key} in ${language}`)
  return texts.say(key, params)
}

/** Another tab of the same browser chooses the language: the page follows at once. */
export async function speak(page: Page, language: Spoken): Promise<void> {
  await page.evaluate((wanted) => {
    const kept = JSON.parse(localStorage.getItem('zoopark') ?? '{}') as object
    localStorage.setItem('zoopark', JSON.stringify({ ...kept, language: wanted }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'zoopark' }))
  }, language)
  const shown = language === PSEUDO ? 'en-x-pseudo' : language
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, shown)
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Texts that a message can become, whatever its parameters are. */
const shapes = (language: Language): string[] =>
  [...SPEECH[language].messages.values()].flatMap(formsOf).map((form) =>
    form
      .split(/\{\w+\}/)
      .map(escaped)
      .join('.+'),
  )

/** What a message looks like at the beginning of a text, whatever language the page speaks. */
export function inAny(key: string): RegExp {
  const forms = LANGUAGES.flatMap((language) => {
    const message = SPEECH[language].messages.get(key)
    if (message === undefined) throw new Error(`no message ${key} in ${language}`)
    return formsOf(message).map((form) =>
      form
        .split(/\{\w+\}/)
        .map((part) => escaped(part).replaceAll(' ', '\\s'))
        .join('.+'),
    )
  })
  return new RegExp(`^(${forms.join('|')})`, 'u')
}

const lettersOf = (shape: string): number => shape.replaceAll(/[^\p{L}]/gu, '').length

/** What is English among the texts of a page in another language, by the message files. */
export function english(texts: readonly string[], language: Language): string[] {
  const own = shapes(language).map((shape) => new RegExp(`^${shape}$`, 'u'))
  // A shape with next to no letters of its own would be found in anything.
  const foreign = shapes('en')
    .filter((shape) => lettersOf(shape) > 2)
    .map((shape) => new RegExp(`^${shape}$`, 'u'))
  return texts.filter((text) => {
    const words = text.replaceAll('\u00a0', ' ')
    return foreign.some((shape) => shape.test(words)) && !own.some((shape) => shape.test(words))
  })
}

/** Words that are English and nothing else: sentences that stand in no message file. */
const TELLING =
  /\b(the|your|you|and|with|from|which|this|that|turn|truck|draws?|takes?|waits?|players?|seat|cannot|must|coins?|enclosure|barn)\b/i

export const sentences = (texts: readonly string[]): string[] =>
  texts.filter((text) => TELLING.test(text))
