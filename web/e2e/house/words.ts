/** The words of the pages as their message files have them: tests look for a message, not for its wording. */
import { LANGUAGES, SPOKEN, type Language } from '../../src/texts/languages'
import { typeset } from '../../src/texts/typography'

export { LANGUAGES, type Language }

type Message = string | Record<string, string>
type Params = Record<string, string | number>

const loaded = LANGUAGES.map(async (language) => {
  const { messages } = await SPOKEN[language].load()
  return [language, new Map(Object.entries(messages))] as const
})

export const MESSAGES = Object.fromEntries(await Promise.all(loaded)) as unknown as Readonly<
  Record<Language, ReadonlyMap<string, Message>>
>

/** A message as the page shows it. */
export function say(key: string, params: Params = {}, language: Language = 'en'): string {
  const message = MESSAGES[language].get(key)
  if (message === undefined) throw new Error(`no message ${key} in ${language}`)
  const form =
    typeof message === 'string'
      ? message
      : (message[new Intl.PluralRules(language).select(Number(params['n'] ?? 0))] ??
        message['other'] ??
        '')
  const text = form.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
  return typeset(text, language)
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const formsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : Object.values(message)

/** Texts that a message can become, whatever its parameters are. */
const shapes = (language: Language): string[] =>
  [...MESSAGES[language].values()].flatMap(formsOf).map((form) =>
    form
      .split(/\{\w+\}/)
      .map(escaped)
      .join('.+'),
  )

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
